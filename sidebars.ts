import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Items = Extract<SidebarsConfig[string], readonly unknown[]>;
type Item = Items[number];

/** A heading between groups. It is no group itself, so breadcrumbs begin with the group. */
function heading(label: string): Item {
  return {type: 'html', value: label, className: 'sidebar-heading', defaultStyle: false};
}

/** A group whose index is a page written for it; the page ends with a list of the group. */
function group(label: string, index: string, items: Items): Item {
  return {
    type: 'category',
    label,
    link: {type: 'doc', id: index},
    customProps: {index},
    items,
  };
}

interface Listing {
  /** The address below /docs. */
  slug: string;
  title?: string;
  description: string;
}

/** A group whose index is nothing but the list of its pages. */
function listing(label: string, {slug, title = label, description}: Listing, items: Items): Item {
  const link = {type: 'generated-index', slug, title, description} as const;
  return {type: 'category', label, description, link, items};
}

const frontEnd = 'sdks-n-libraries/frontend';

const familyPages = [
  ['quick-start', 'Quick start'],
  ['features', 'Features'],
  ['props', 'Props'],
  ['styling', 'Styling'],
  ['translation', 'Translation'],
  ['actionable', 'Actionable notifications'],
  ['security', 'Security'],
  ['data-region', 'Data region'],
] as const;

/** The pages that every front-end family has, and those that it alone has. */
function family(
  label: string,
  folder: string,
  {description, more}: {description: string; more: Items},
): Item {
  const slug = `/${frontEnd}/${folder}`;
  return listing(label, {slug, title: `${label} SDK`, description}, [
    ...familyPages.map(([page, pageLabel]) => ({
      type: 'doc' as const,
      id: `${frontEnd}/${folder}/${page}`,
      label: pageLabel,
      // Translations need a key of its own for each of the equal labels.
      key: `${folder}-${page}`,
    })),
    ...more,
  ]);
}

const start: Items = [
  group('Getting Started', 'introduction/getting-started', [
    'introduction/quick-start',
    'introduction/understanding-concepts',
  ]),
  group('Concepts', 'concepts/overview', [
    'concepts/workspace',
    'concepts/environment',
    'concepts/version-control',
    'concepts/layouts',
    'concepts/data-region',
  ]),
];

const channels = 'features/channels';

const features: Items = [
  group('In-App Inbox', 'features/in-app-inbox/introduction', [
    'features/in-app-inbox/authentication',
    'features/in-app-inbox/actionable-notifications',
  ]),
  listing(
    'Channels and Providers',
    {
      slug: `/${channels}`,
      description:
        'How channels and providers work, and a setup guide for every provider that delivers your notifications.',
    },
    [
      group('How channels work', `${channels}/concepts/understanding`, [
        `${channels}/concepts/enabling-a-channel`,
        `${channels}/concepts/multiple-providers-and-routes`,
      ]),
      listing(
        'Email',
        {
          slug: `/${channels}/email`,
          title: 'Email channel',
          description:
            'Connect an email provider, fill the fields of an email, add dynamic content and attach files.',
        },
        [
          `${channels}/email/fields`,
          `${channels}/email/dynamic-content`,
          `${channels}/email/attachments`,
          `${channels}/email/sendgrid-provider`,
          `${channels}/email/ses`,
          `${channels}/email/mailgun`,
          `${channels}/email/mailersend`,
          `${channels}/email/mailjet`,
          `${channels}/email/postmark`,
          `${channels}/email/resend`,
          `${channels}/email/smtp-provider`,
        ],
      ),
      listing(
        'SMS',
        {
          slug: `/${channels}/sms`,
          title: 'SMS channel',
          description: "Connect an SMS provider and send text messages to your users' phones.",
        },
        [
          `${channels}/sms/twilio`,
          `${channels}/sms/plivo`,
          `${channels}/sms/gupshup`,
          `${channels}/sms/textlocal`,
        ],
      ),
      listing(
        'WhatsApp',
        {
          slug: `/${channels}/whatsapp`,
          title: 'WhatsApp channel',
          description:
            'Connect a WhatsApp provider and reach your users with approved message templates.',
        },
        [
          `${channels}/whatsapp/cloudapi`,
          `${channels}/whatsapp/twilio`,
          `${channels}/whatsapp/gupshup`,
        ],
      ),
      group('Mobile push', `${channels}/mobile-push/overview`, [
        `${channels}/mobile-push/FCM-provider`,
        `${channels}/mobile-push/expo`,
      ]),
      group('Web push', `${channels}/web-push/default-web-push-provider`, [
        `${channels}/web-push/advanced-configuration`,
      ]),
      `${channels}/slack/slack-provider`,
      `${channels}/discord`,
      `${channels}/webhook/default-webhook-provider`,
    ],
  ),
  group('Workflows', 'features/workflows/introduction', [
    'features/workflows/creating',
    'features/workflows/publish',
    'features/workflows/sending',
    'features/workflows/cancelling',
    'features/workflows/delivery',
    group('Designing a workflow', 'features/workflows/designing-workflow/designing', [
      'features/workflows/designing-workflow/channe-step',
      'features/workflows/designing-workflow/step-conditions',
      'features/workflows/designing-workflow/delay-function',
      'features/workflows/designing-workflow/batch-function',
      'features/workflows/designing-workflow/branch-function',
      'features/workflows/designing-workflow/fetch-function',
      'features/workflows/designing-workflow/wait-for-input-function',
      'features/workflows/designing-workflow/trigger-workflow-function',
      'features/workflows/designing-workflow/update-pref-function',
      'features/workflows/designing-workflow/define-variable-function',
      'features/workflows/designing-workflow/edit-variable-function',
    ]),
    group('Template editor', 'features/workflows/template-editor/overview', [
      'features/workflows/template-editor/inapp-template',
      'features/workflows/template-editor/email',
      'features/workflows/template-editor/sms',
      'features/workflows/template-editor/whatsapp',
      'features/workflows/template-editor/webpush',
      'features/workflows/template-editor/slack',
      'features/workflows/template-editor/discord',
    ]),
  ]),
  group('Templates', 'features/templates/introduction', [
    'features/templates/creating',
    'features/templates/sending',
    'features/templates/actionable-templates',
  ]),
  group('Preferences', 'features/preference/what-are-preferences', [
    'features/category/what-are-categories',
  ]),
  group('Users', 'features/user/who-is-user', ['features/user/profile']),
  'features/layouts/overview',
  'features/translations/overview',
  'features/version-control/overview',
];

const sdks: Items = [
  'sdks-n-libraries/compare',
  listing(
    'Front-end SDKs',
    {
      slug: `/${frontEnd}`,
      description:
        'Add the inbox to React, Next.js, Vue, Angular, any web page, React Native, Flutter, Android or iOS.',
    },
    [
      family('React', 'react', {
        description:
          'The inbox as a React component: setup, props, styling, text, interactive notifications and security.',
        more: [`${frontEnd}/react/extended`, `${frontEnd}/using-react-component`],
      }),
      listing(
        'React hooks',
        {
          slug: `/${frontEnd}/react-hooks`,
          description:
            'Build your own inbox in React with hooks that fetch notifications, update them and listen for changes.',
        },
        [
          `${frontEnd}/react-hooks/get-started`,
          `${frontEnd}/react-hooks/integration-tutorial`,
          `${frontEnd}/react-hooks/preference`,
          `${frontEnd}/react-hooks/reference`,
        ],
      ),
      family('Next.js', 'nextjs', {
        description:
          'The inbox in a Next.js app: client components, user tokens from route handlers, props and styling.',
        more: [`${frontEnd}/using-nextjs-component`],
      }),
      family('Vue', 'vue', {
        description:
          'The inbox in a Vue app: mount and unmount it, update its options, style and translate it.',
        more: [`${frontEnd}/using-vuejs-package`],
      }),
      family('Angular', 'angular', {
        description:
          'The inbox in an Angular app: views, services and server rendering, options, styles and security.',
        more: [`${frontEnd}/using-angular-package`],
      }),
      family('Browser JavaScript', 'browser-js', {
        description:
          'The inbox on any web page, with a script tag or a bundler: options, styling, text and security.',
        more: [`${frontEnd}/using-javascript-ui-kit`],
      }),
      `${frontEnd}/using-javascript-core-api`,
      `${frontEnd}/using-react-native-library`,
      `${frontEnd}/using-flutter-library`,
      `${frontEnd}/android-ios-quick-start`,
    ],
  ),
  listing(
    'Backend SDKs',
    {
      slug: '/sdks-n-libraries/backend-sdks',
      description:
        'Trigger workflows and manage users from your server with Node.js, Python, PHP, Ruby or Rust.',
    },
    [
      'sdks-n-libraries/backend-sdks/node',
      'sdks-n-libraries/backend-sdks/python',
      'sdks-n-libraries/backend-sdks/php',
      'sdks-n-libraries/backend-sdks/ruby',
      'sdks-n-libraries/backend-sdks/rust',
    ],
  ),
];

const bubble = 'plugins/bubble-io-plugin';

const tools: Items = [
  group('Command line', 'engagespot-cli/overview', [
    'engagespot-cli/installation',
    'engagespot-cli/authentication',
    'engagespot-cli/usage',
    'engagespot-cli/commands/workflow',
    'engagespot-cli/commands/changes',
  ]),
  listing(
    'Bubble.io',
    {
      slug: `/${bubble}`,
      title: 'Bubble.io plugin',
      description:
        'Add the inbox to a Bubble.io app, send notifications from its workflows and react to their events.',
    },
    [
      `${bubble}/installing-bubble-plugin`,
      `${bubble}/adding-the-inbox-component`,
      `${bubble}/sending-notifications`,
      `${bubble}/using-notification-events-states`,
      `${bubble}/configuring-action-events`,
      `${bubble}/enable-web-push`,
      `${bubble}/enabling-secure-mode`,
      `${bubble}/troubleshooting`,
    ],
  ),
  'plugins/tooljet/adding-the-inbox-component',
];

const examples = 'additional-resources/learn-by-examples';

const learn: Items = [
  listing(
    'Learn by examples',
    {
      slug: `/${examples}`,
      description:
        'Build a complete example step by step: a notification center, an inbox on hooks, a preference center.',
    },
    [
      `${examples}/react-component/simple-notification`,
      `${examples}/react-component/customizing-notification`,
      `${examples}/react-hooks/simple-notification`,
      `${examples}/nextjs-supabase/part1`,
      group('Preference center', `${examples}/notification-preference-center/concepts`, [
        `${examples}/notification-preference-center/getting-and-updating-preferences`,
      ]),
    ],
  ),
  listing(
    'Playgrounds',
    {
      slug: '/playgrounds',
      description:
        'Read and modify complete programs for the React component, the React hooks and plain JavaScript.',
    },
    ['playgrounds/react-component', 'playgrounds/react-hooks', 'playgrounds/vanilla-javascript'],
  ),
  'examples/api-and-sdk',
];

const resources: Items = [
  listing(
    'API reference',
    {
      slug: '/additional-resources/api-reference',
      description:
        'Every export of the SDKs with its signature, meaning and an example, and how each member changed between versions.',
    },
    [{type: 'autogenerated', dirName: 'additional-resources/api-reference'}],
  ),
  'additional-resources/security/security',
  'additional-resources/troubleshooting/error-codes',
  'additional-resources/reliability',
  'additional-resources/limits',
  listing(
    'Upgrading',
    {
      slug: '/upgrade',
      title: "What's new and how to upgrade",
      description:
        'What each version of Engagespot brought, and how to move your code from one version to the next.',
    },
    [
      'upgrade/whats-new-in-1-5',
      'upgrade/to-1-5',
      'upgrade/whats-new-in-1-4',
      'upgrade/to-1-4',
      'upgrade/whats-new-in-1-3',
      'upgrade/to-1-3',
    ],
  ),
  'glossary',
  'assumptions',
  'checked-samples',
  'ai-assistants',
  'get-support',
];

/** The one sidebar of the documentation, grouped for people; every page is in it. */
const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    {type: 'doc', id: 'index', label: 'Overview'},
    heading('Start'),
    ...start,
    heading('Features'),
    ...features,
    heading('SDKs'),
    ...sdks,
    heading('Tools'),
    ...tools,
    heading('Learn'),
    ...learn,
    heading('Resources'),
    ...resources,
  ],
};

export default sidebars;
