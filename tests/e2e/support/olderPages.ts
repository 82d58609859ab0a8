/** The pages of the older versions, written out on purpose as those of the latest are. */
import {latestPages} from './latestPages.ts';
import {memberRoutes} from './memberRoutes.ts';

/** Pages by folder. */
type Pages = Readonly<Record<string, readonly string[]>>;

/** Some folders of a version. */
function pick(pages: Pages, folders: readonly string[]): Pages {
  return Object.fromEntries(Object.entries(pages).filter(([folder]) => folders.includes(folder)));
}

/** Pages of version 1.4.x by folder: what it has in common with the latest version. */
const pages14: Pages = {
  ...pick(latestPages, [
    'introduction',
    'features/in-app-inbox',
    'features/channels/concepts',
    'features/channels',
    'features/channels/email',
    'features/channels/slack',
    'features/channels/sms',
    'features/channels/web-push',
    'features/channels/webhook',
    'features/category',
    'features/preference',
    'features/templates',
    'features/workflows',
    'features/workflows/designing-workflow',
    'features/workflows/template-editor',
    'features/user',
    'sdks-n-libraries/frontend',
    'sdks-n-libraries/frontend/react-hooks',
    'sdks-n-libraries/backend-sdks',
    'plugins/bubble-io-plugin',
    'plugins/tooljet',
    'playgrounds',
    'additional-resources/learn-by-examples/react-component',
    'additional-resources/learn-by-examples/react-hooks',
    'additional-resources/learn-by-examples/nextjs-supabase',
    'additional-resources/learn-by-examples/notification-preference-center',
    'additional-resources',
    'additional-resources/troubleshooting',
  ]),
  'features/channels/mobile-push': ['FCM-provider'],
  'features/channels/whatsapp': ['gupshup', 'twilio'],
  'additional-resources/api-reference': [...memberRoutes, 'rest-api'],
};

/** Pages of version 1.3.x by folder: batching was a matter of its own before there were workflows. */
const pages13: Pages = {
  ...Object.fromEntries(
    Object.entries(pages14).filter(([folder]) => !folder.startsWith('features/workflows')),
  ),
  'features/batching': ['introduction', 'setup_batching'],
  'features/channels/web-push': ['default-web-push-provider'],
};

/** Pages of version 1.0.0 by folder. */
const pages10: Pages = {
  introduction: [
    'getting-started',
    'understanding-concepts',
    'quick-start',
    'quick-setup-javascript',
    'android-ios-quick-start',
    'sending-notification-from-dashboard',
    'using-api-to-send-notifications',
    'whats-next',
  ],
  channels: ['what-are-channels', 'what-are-providers'],
  'channels/configuring-providers/email': [
    'attachments',
    'mailersend',
    'mailgun',
    'mailjet',
    'postmark',
    'sendgrid-provider',
    'ses',
    'smtp-provider',
  ],
  'channels/configuring-providers/mobile-push': ['FCM-provider'],
  'channels/configuring-providers/sms': ['gupshup', 'plivo', 'textlocal', 'twilio'],
  'channels/configuring-providers/web-push': ['default-web-push-provider'],
  'channels/configuring-providers/whatsapp': ['gupshup', 'twilio'],
  user: ['who-is-user', 'profile', 'enabling-HMAC-authentication'],
  category: ['what-are-categories'],
  templates: ['introduction', 'creating', 'sending'],
  preference: ['what-are-preferences'],
  batching: ['introduction', 'setup_batching'],
  '': ['security'],
  profile: ['what-are-user-profiles'],
  troubleshooting: ['error-codes'],
  'javascript-guide': [
    'using-angular-package',
    'using-javascript-core-api',
    'using-javascript-ui-kit',
    'using-react-component',
    'using-vuejs-package',
  ],
  'backend-sdks': ['node', 'python', 'rust'],
  'learn-by-examples/react-component': ['simple-notification', 'customizing-notification'],
  'learn-by-examples/react-hooks': ['simple-notification'],
  'learn-by-examples/nextjs-supabase': ['part1'],
  'learn-by-examples/notification-preference-center': [
    'concepts',
    'getting-and-updating-preferences',
  ],
  playgrounds: ['react-component', 'react-hooks', 'vanilla-javascript'],
  'api-reference': [...memberRoutes, 'rest-api'],
};

/** Pages by folder, by the name of the version. */
export const olderPages: Readonly<Record<string, Pages>> = {
  '1.4.x': pages14,
  '1.3.x': pages13,
  '1.0.0': pages10,
};
