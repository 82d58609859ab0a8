/**
 * The addresses that the documentation promises to keep, written out on purpose: a page that is
 * renamed or lost fails a test, even if the sidebar forgets it as well.
 */

import {memberRoutes} from './memberRoutes.ts';

/** Some entries of a record. */
function pick<Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));
}

/** Pages of version 1.5.x by folder. `''` is /docs itself. */
const latestPages: Record<string, readonly string[]> = {
  introduction: ['getting-started', 'quick-start', 'understanding-concepts'],
  concepts: ['overview', 'workspace', 'environment', 'version-control', 'layouts', 'data-region'],
  'features/in-app-inbox': ['introduction', 'authentication', 'actionable-notifications'],
  'features/channels/concepts': [
    'understanding',
    'enabling-a-channel',
    'multiple-providers-and-routes',
  ],
  'features/channels': ['discord'],
  'features/channels/email': [
    'attachments',
    'dynamic-content',
    'fields',
    'mailersend',
    'mailgun',
    'mailjet',
    'postmark',
    'resend',
    'sendgrid-provider',
    'ses',
    'smtp-provider',
  ],
  'features/channels/mobile-push': ['FCM-provider', 'overview', 'expo'],
  'features/channels/slack': ['slack-provider'],
  'features/channels/sms': ['gupshup', 'plivo', 'textlocal', 'twilio'],
  'features/channels/web-push': ['advanced-configuration', 'default-web-push-provider'],
  'features/channels/webhook': ['default-webhook-provider'],
  'features/channels/whatsapp': ['gupshup', 'twilio', 'cloudapi'],
  'features/category': ['what-are-categories'],
  'features/preference': ['what-are-preferences'],
  'features/templates': ['introduction', 'creating', 'sending', 'actionable-templates'],
  'features/workflows': ['introduction', 'creating', 'publish', 'sending', 'cancelling'],
  'features/workflows/designing-workflow': [
    'designing',
    'channe-step',
    'step-conditions',
    'delay-function',
    'batch-function',
    'branch-function',
    'fetch-function',
    'wait-for-input-function',
    'trigger-workflow-function',
    'update-pref-function',
    'define-variable-function',
    'edit-variable-function',
  ],
  'features/workflows/template-editor': [
    'overview',
    'inapp-template',
    'email',
    'sms',
    'whatsapp',
    'webpush',
    'slack',
    'discord',
  ],
  'features/user': ['who-is-user', 'profile'],
  'features/layouts': ['overview'],
  'features/translations': ['overview'],
  'features/version-control': ['overview'],
  'sdks-n-libraries/frontend': [
    'using-react-component',
    'using-nextjs-component',
    'using-vuejs-package',
    'using-angular-package',
    'using-javascript-ui-kit',
    'using-javascript-core-api',
    'using-react-native-library',
    'using-flutter-library',
    'android-ios-quick-start',
  ],
  'sdks-n-libraries/frontend/react-hooks': [
    'get-started',
    'integration-tutorial',
    'preference',
    'reference',
  ],
  'sdks-n-libraries/frontend/react': [
    'quick-start',
    'features',
    'props',
    'styling',
    'translation',
    'actionable',
    'security',
    'data-region',
    'extended',
  ],
  'sdks-n-libraries/frontend/nextjs': [
    'quick-start',
    'features',
    'props',
    'styling',
    'translation',
    'actionable',
    'security',
    'data-region',
  ],
  'sdks-n-libraries/frontend/vue': [
    'quick-start',
    'features',
    'props',
    'styling',
    'translation',
    'actionable',
    'security',
    'data-region',
  ],
  'sdks-n-libraries/frontend/angular': [
    'quick-start',
    'features',
    'props',
    'styling',
    'translation',
    'actionable',
    'security',
    'data-region',
  ],
  'sdks-n-libraries/frontend/browser-js': [
    'quick-start',
    'features',
    'props',
    'styling',
    'translation',
    'actionable',
    'security',
    'data-region',
  ],
  'sdks-n-libraries/backend-sdks': ['node', 'php', 'python', 'ruby', 'rust'],
  'engagespot-cli': ['overview', 'installation', 'authentication', 'usage'],
  'engagespot-cli/commands': ['workflow', 'changes'],
  'plugins/bubble-io-plugin': [
    'installing-bubble-plugin',
    'adding-the-inbox-component',
    'sending-notifications',
    'using-notification-events-states',
    'configuring-action-events',
    'enable-web-push',
    'enabling-secure-mode',
    'troubleshooting',
  ],
  'plugins/tooljet': ['adding-the-inbox-component'],
  examples: ['api-and-sdk'],
  playgrounds: ['react-component', 'react-hooks', 'vanilla-javascript'],
  'additional-resources/learn-by-examples/react-component': [
    'simple-notification',
    'customizing-notification',
  ],
  'additional-resources/learn-by-examples/react-hooks': ['simple-notification'],
  'additional-resources/learn-by-examples/nextjs-supabase': ['part1'],
  'additional-resources/learn-by-examples/notification-preference-center': [
    'concepts',
    'getting-and-updating-preferences',
  ],
  'additional-resources': ['security'],
  'additional-resources/troubleshooting': ['error-codes'],
  '': ['get-support'],
};

/** Pages of version 1.4.x by folder: what it has in common with the latest version. */
const pages14: Record<string, readonly string[]> = {
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

/** Pages of the REST reference by folder. */
const referencePages: Record<string, readonly string[]> = {
  'api-reference': ['errors', 'introduction'],
  notifications: [
    'delete-all-notifications',
    'delete-notification',
    'list-notification',
    'send-notification',
  ],
  preferences: ['get-preferences'],
  users: ['create-or-update-user', 'delete-user'],
  workflows: ['cancel-run'],
};

function addresses(base: string, folders: Record<string, readonly string[]>): string[] {
  return Object.entries(folders).flatMap(([folder, pages]) =>
    pages.map(page => [base, folder, page].filter(Boolean).join('/')),
  );
}

/** Every address of the specification, of the latest version and of 1.4.x. */
export const promisedRoutes: readonly string[] = [
  '/',
  '/search',
  '/markdown-page',
  '/docs',
  '/api',
  ...addresses('/docs', latestPages),
  ...addresses('/docs/additional-resources', {'api-reference': [...memberRoutes, 'rest-api']}),
  ...addresses('/api', referencePages),
  ...addresses('/docs/1.4.x', pages14),
];
