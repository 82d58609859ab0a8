import type {QueryClass} from './entry';
import {backend, bubble, channels, cli, features, frontend, tutorials} from './routes';

/** Services that deliver. */
export const providers: QueryClass = {
  name: 'provider',
  entries: [
    {
      query: 'sendgrid',
      pages: [`${channels}/email/sendgrid-provider`],
      top: 1,
      reason: 'Its page.',
    },
    {query: 'mailgun', pages: [`${channels}/email/mailgun`], top: 1, reason: 'Its page.'},
    {query: 'mailjet', pages: [`${channels}/email/mailjet`], top: 1, reason: 'Its page.'},
    {query: 'mailersend', pages: [`${channels}/email/mailersend`], top: 1, reason: 'Its page.'},
    {query: 'postmark', pages: [`${channels}/email/postmark`], top: 1, reason: 'Its page.'},
    {query: 'resend', pages: [`${channels}/email/resend`], top: 1, reason: 'Its page.'},
    {query: 'amazon ses', pages: [`${channels}/email/ses`], top: 1, reason: 'Its page.'},
    {query: 'aws', pages: [`${channels}/email/ses`], top: 1, reason: 'The only part of AWS here.'},
    {query: 'smtp', pages: [`${channels}/email/smtp-provider`], top: 1, reason: 'Its page.'},
    {
      query: 'twilio',
      pages: [`${channels}/sms/twilio`, `${channels}/whatsapp/twilio`],
      top: 1,
      reason: 'One page for each of its channels.',
    },
    {
      query: 'twilio whatsapp',
      pages: [`${channels}/whatsapp/twilio`],
      top: 1,
      reason: 'The channel is named.',
    },
    {query: 'plivo', pages: [`${channels}/sms/plivo`], top: 1, reason: 'Its page.'},
    {query: 'textlocal', pages: [`${channels}/sms/textlocal`], top: 1, reason: 'Its page.'},
    {
      query: 'gupshup sms',
      pages: [`${channels}/sms/gupshup`],
      top: 1,
      reason: 'The channel is named.',
    },
    {
      query: 'gupshup whatsapp',
      pages: [`${channels}/whatsapp/gupshup`],
      top: 1,
      reason: 'The channel is named.',
    },
    {
      query: 'firebase cloud messaging',
      pages: [`${channels}/mobile-push/FCM-provider`],
      top: 1,
      reason: 'Its page.',
    },
    {query: 'FCM', pages: [`${channels}/mobile-push/FCM-provider`], top: 1, reason: 'Its page.'},
    {
      query: 'APNs',
      pages: [`${channels}/mobile-push/FCM-provider`, `${channels}/mobile-push/overview`],
      top: 1,
      reason: 'Firebase reaches it.',
    },
    {query: 'expo', pages: [`${channels}/mobile-push/expo`], top: 1, reason: 'Its page.'},
    {
      query: 'whatsapp cloud api',
      pages: [`${channels}/whatsapp/cloudapi`],
      top: 1,
      reason: 'Its page.',
    },
    {
      query: 'meta business',
      pages: [`${channels}/whatsapp/cloudapi`],
      top: 1,
      reason: 'Meta is behind the Cloud API.',
    },
    {query: 'slack', pages: [`${channels}/slack/slack-provider`], top: 1, reason: 'Its page.'},
    {query: 'discord', pages: [`${channels}/discord`], top: 1, reason: 'Its page.'},
    {
      query: 'slack bot token',
      pages: [`${channels}/slack/slack-provider`],
      top: 1,
      reason: 'What the page has one create.',
    },
  ],
};

/** Languages, frameworks, platforms. */
export const frameworks: QueryClass = {
  name: 'framework',
  entries: [
    {
      query: 'react',
      pages: [
        `${frontend}/react`,
        `${frontend}/react/quick-start`,
        `${frontend}/using-react-component`,
      ],
      top: 3,
      reason: 'The index of the family, the way into it, or the page of the package.',
    },
    {
      query: 'next.js',
      pages: [
        `${frontend}/nextjs`,
        `${frontend}/nextjs/quick-start`,
        `${frontend}/using-nextjs-component`,
      ],
      top: 3,
      reason: 'The index of the family, the way into it, or the page about packages.',
    },
    {
      query: 'nextjs',
      pages: [
        `${frontend}/nextjs`,
        `${frontend}/nextjs/quick-start`,
        `${frontend}/using-nextjs-component`,
      ],
      top: 3,
      reason: 'As most people type it.',
    },
    {
      query: 'next.js app router',
      pages: [`${frontend}/nextjs/quick-start`, `${frontend}/using-nextjs-component`],
      top: 3,
      reason: 'The quick start uses it; the other page moves there.',
    },
    {
      query: 'vue',
      pages: [`${frontend}/vue`, `${frontend}/vue/quick-start`, `${frontend}/using-vuejs-package`],
      top: 3,
      reason: 'The index of the family, the way into it, or the page of the package.',
    },
    {
      query: 'vuejs',
      pages: [`${frontend}/vue`, `${frontend}/vue/quick-start`, `${frontend}/using-vuejs-package`],
      top: 3,
      reason: 'The name as one word.',
    },
    {
      query: 'nuxt',
      pages: [`${frontend}/using-vuejs-package`],
      top: 1,
      reason: 'A section there is about it.',
    },
    {
      query: 'angular',
      pages: [
        `${frontend}/angular`,
        `${frontend}/angular/quick-start`,
        `${frontend}/using-angular-package`,
      ],
      top: 3,
      reason: 'The index of the family, the way into it, or the page of the package.',
    },
    {
      query: 'react native',
      pages: [`${frontend}/using-react-native-library`],
      top: 1,
      reason: 'Its page.',
    },
    {query: 'flutter', pages: [`${frontend}/using-flutter-library`], top: 1, reason: 'Its page.'},
    {
      query: 'vanilla javascript',
      pages: ['/docs/playgrounds/vanilla-javascript', `${frontend}/browser-js/quick-start`],
      top: 1,
      reason: 'The playground, or the inbox on a plain page.',
    },
    {
      query: 'android',
      pages: [`${frontend}/android-ios-quick-start`, `${channels}/mobile-push/FCM-provider`],
      top: 1,
      reason: 'The inbox in a native app, or push to it.',
    },
    {
      query: 'swift',
      pages: [`${frontend}/android-ios-quick-start`],
      top: 1,
      reason: 'The language of iOS apps.',
    },
    {query: 'node', pages: [`${backend}/node`], top: 1, reason: 'Its page.'},
    {query: 'nodejs', pages: [`${backend}/node`], top: 3, reason: 'As most people type it.'},
    {query: 'python', pages: [`${backend}/python`], top: 1, reason: 'Its page.'},
    {query: 'django', pages: [`${backend}/python`], top: 3, reason: 'A framework of Python.'},
    {query: 'php', pages: [`${backend}/php`], top: 1, reason: 'Its page.'},
    {query: 'laravel', pages: [`${backend}/php`], top: 1, reason: 'A framework of PHP.'},
    {query: 'ruby', pages: [`${backend}/ruby`], top: 1, reason: 'Its page.'},
    {query: 'rails', pages: [`${backend}/ruby`], top: 3, reason: 'A framework of Ruby.'},
    {query: 'rust', pages: [`${backend}/rust`], top: 1, reason: 'Its page.'},
    {
      query: 'golang',
      pages: ['/api', '/api/api-reference/introduction', '/docs/examples/api-and-sdk'],
      top: 3,
      reason: 'There is no SDK, so the REST API is the way.',
    },
    {
      query: 'bubble.io',
      pages: [`${bubble}/installing-bubble-plugin`],
      top: 3,
      reason: 'Installation is where it begins.',
    },
    {
      query: 'tooljet',
      pages: ['/docs/plugins/tooljet/adding-the-inbox-component'],
      top: 1,
      reason: 'Its page.',
    },
    {
      query: 'supabase',
      pages: [`${tutorials}/nextjs-supabase/part1`],
      top: 1,
      reason: 'The tutorial that uses it.',
    },
    {
      query: 'angular dark mode',
      pages: [`${frontend}/angular/styling`],
      top: 1,
      reason: 'Framework and subject.',
    },
    {
      query: 'vue translation',
      pages: [`${frontend}/vue/translation`],
      top: 1,
      reason: 'Framework and subject.',
    },
    {
      query: 'nextjs secure mode',
      pages: [`${frontend}/nextjs/security`],
      top: 1,
      reason: 'Framework and subject.',
    },
    {
      query: 'react props',
      pages: [`${frontend}/react/props`],
      top: 1,
      reason: 'Framework and subject.',
    },
    {
      query: 'web push bubble',
      pages: [`${bubble}/enable-web-push`],
      top: 1,
      reason: 'Platform and subject.',
    },
    {
      query: 'preferences react hooks',
      pages: [`${frontend}/react-hooks/preference`],
      top: 3,
      reason: 'Package and subject.',
    },
  ],
};

/** The command line. */
export const commandLine: QueryClass = {
  name: 'command line',
  entries: [
    {query: 'cli', pages: [`${cli}/overview`], top: 1, reason: 'The overview of the family.'},
    {
      query: 'command line',
      pages: [`${cli}/overview`],
      top: 3,
      reason: 'The overview of the family.',
    },
    {query: 'install cli', pages: [`${cli}/installation`], top: 1, reason: 'The page about it.'},
    {
      query: 'cli login',
      pages: [`${cli}/authentication`],
      top: 1,
      reason: 'The page about it.',
    },
    {
      query: 'engagespot workflow list',
      pages: [`${cli}/commands/workflow`],
      top: 1,
      reason: 'The command as one types it.',
    },
    {
      query: 'engagespot changes publish',
      pages: [`${cli}/commands/changes`],
      top: 1,
      reason: 'The command as one types it.',
    },
    {
      query: 'cli in ci pipeline',
      pages: [`${cli}/authentication`, `${cli}/usage`, `${cli}/commands/changes`],
      top: 3,
      reason: 'Credentials in a pipeline, a script, or a gate.',
    },
    {
      query: 'exit code',
      pages: [`${cli}/usage`, `${cli}/commands/changes`],
      top: 3,
      reason: 'What a script asks of a command.',
    },
    {
      query: 'migrate changes command',
      pages: [`${cli}/commands/changes`, `${cli}/usage`],
      top: 1,
      reason: 'A command of this group.',
    },
    {query: 'uninstall cli', pages: [`${cli}/installation`], top: 3, reason: 'Removing it again.'},
    {
      query: 'whoami',
      pages: [`${cli}/authentication`],
      top: 1,
      reason: 'The command that says who is logged in.',
    },
    {
      query: 'publish from terminal',
      pages: [
        `${cli}/usage`,
        `${cli}/commands/changes`,
        `${cli}/overview`,
        `${features}/version-control/overview`,
      ],
      top: 3,
      reason: 'Releasing changes with the command line.',
    },
  ],
};
