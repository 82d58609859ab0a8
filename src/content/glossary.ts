import type {GlossaryEntry} from './glossarySchema.ts';

/**
 * The words of the product, by id. The glossary page shows all of them, `<Term id>` one in place.
 * Aliases are what readers may call the same thing: abbreviations, names in code, names that other
 * products use. Each word belongs to one entry only.
 */
export const glossary: readonly GlossaryEntry[] = [
  {
    id: 'actionable-notification',
    term: 'Actionable notification',
    definition:
      'An in-app notification with buttons, fields or ratings that the user answers inside the inbox, without opening another page.',
    aliases: ['interactive notification', 'action button', 'inline action'],
    href: '/docs/features/in-app-inbox/actionable-notifications',
  },
  {
    id: 'api-key',
    term: 'API key',
    definition:
      'The public value that identifies your app in every call. It can appear in front-end code; find it in the Console under API Credentials.',
    aliases: ['apiKey', 'publishable key', 'app key'],
    href: '/api/api-reference/introduction',
  },
  {
    id: 'api-secret',
    term: 'API secret',
    definition:
      'The value that proves a call comes from your backend. Anyone who has it can send to all your users, so it must never leave the server.',
    aliases: ['apiSecret', 'secret key'],
    href: '/api/api-reference/introduction',
  },
  {
    id: 'attachment',
    term: 'Attachment',
    definition:
      'A file sent with an email. You pass its name, its content type and its content in base64, at most 20 MB after encoding.',
    aliases: ['email attachment', 'attached file'],
    href: '/docs/features/channels/email/attachments',
  },
  {
    id: 'batch',
    term: 'Batch',
    definition:
      'A function step that collects triggers during a time window and then continues once, so that ten comments become one notification.',
    aliases: ['batching', 'digest', 'aggregation', 'notification grouping'],
    href: '/docs/features/workflows/designing-workflow/batch-function',
  },
  {
    id: 'block',
    term: 'Block',
    definition:
      'One element inside an actionable notification, such as a button, a text field, a star rating or an image. Its id tells your code which one was used.',
    aliases: ['interactive block', 'blockId'],
    href: '/docs/features/in-app-inbox/actionable-notifications',
  },
  {
    id: 'branch',
    term: 'Branch',
    definition:
      'A function step that chooses between paths. A run takes the first branch, in order, whose conditions are met, or otherwise the default branch.',
    aliases: ['branching', 'if-else', 'conditional path', 'router'],
    href: '/docs/features/workflows/designing-workflow/branch-function',
  },
  {
    id: 'cancellation-key',
    term: 'Cancellation key',
    definition:
      'A value that you choose and send with a trigger, so that you can cancel the runs it started while they are still waiting.',
    aliases: ['cancellationKey', 'cancel key'],
    href: '/docs/features/workflows/cancelling',
  },
  {
    id: 'category',
    term: 'Category',
    definition:
      'A subject that users recognize, such as order updates. It groups notifications for preferences and for the tabs of the inbox.',
    aliases: ['notification type', 'notification group', 'subscription type'],
    href: '/docs/features/category/what-are-categories',
  },
  {
    id: 'change',
    term: 'Change',
    definition:
      'An edit in the Console that version control tracks. It is unpublished until somebody publishes it with a message.',
    aliases: ['unpublished change', 'published change', 'commit'],
    href: '/docs/concepts/version-control',
  },
  {
    id: 'channel',
    term: 'Channel',
    definition:
      'A medium that delivers a notification to a user: in-app inbox, email, SMS, WhatsApp, mobile push, web push, Slack, Discord or webhook.',
    aliases: ['delivery channel', 'medium'],
    href: '/docs/features/channels/concepts/understanding',
  },
  {
    id: 'channel-step',
    term: 'Channel step',
    definition:
      'A workflow step that sends over one channel. It contains the template and first checks conditions, recipient data and preferences.',
    aliases: ['send step', 'delivery step'],
    href: '/docs/features/workflows/designing-workflow/channe-step',
  },
  {
    id: 'condition',
    term: 'Condition',
    definition:
      'A rule on a step that is evaluated in each run. If it is not met, the run skips the step.',
    aliases: ['step condition', 'condition builder', 'rule'],
    href: '/docs/features/workflows/designing-workflow/step-conditions',
  },
  {
    id: 'console',
    term: 'Console',
    definition:
      'The web app where your team designs workflows, enables channels, manages credentials and reads logs.',
    aliases: ['Engagespot Console', 'dashboard', 'portal', 'admin panel'],
    href: '/docs/introduction/getting-started',
  },
  {
    id: 'data-payload',
    term: 'Data payload',
    definition:
      'The object that you send as data with a trigger. Templates output its values, conditions compare them, and the inbox passes it to your code.',
    aliases: ['payload', 'trigger data', 'event data'],
    href: '/docs/features/workflows/sending',
  },
  {
    id: 'data-region',
    term: 'Data region',
    definition:
      'The part of the world where a workspace keeps its data, us or eu. It determines the API host, and every SDK must use the same region.',
    aliases: ['dataRegion', 'region', 'data residency', 'EU hosting'],
    href: '/docs/concepts/data-region',
  },
  {
    id: 'default-mode',
    term: 'Default mode',
    definition:
      'A mode in which the inbox identifies its user only by an API key and a user identifier. The key is public and an identifier can be guessed, so this mode is not meant for production.',
    aliases: ['user mode', 'non-secure mode'],
    href: '/docs/features/in-app-inbox/authentication',
  },
  {
    id: 'delay',
    term: 'Delay',
    definition:
      'A function step that pauses a run for a set time before the next step, for example an hour before a reminder.',
    aliases: ['delay function', 'pause', 'timer'],
    href: '/docs/features/workflows/designing-workflow/delay-function',
  },
  {
    id: 'device-id',
    term: 'Device id',
    definition:
      'A unique value for one browser or app installation. The SDKs create and store it; with the REST API, you send it when you connect.',
    aliases: ['deviceId', 'device identifier'],
    href: '/api/sdk/connect-sdk',
  },
  {
    id: 'entry-condition',
    term: 'Entry condition',
    definition:
      'An expression in a route that determines from the attributes of the recipient whether its provider delivers the message.',
    aliases: ['routing rule'],
    href: '/docs/features/channels/concepts/multiple-providers-and-routes',
  },
  {
    id: 'environment',
    term: 'Environment',
    definition:
      'A stage that changes pass through on their way to your users: development, production, or a custom one in between.',
    aliases: ['stage', 'development environment', 'production environment'],
    href: '/docs/concepts/environment',
  },
  {
    id: 'fetch',
    term: 'Fetch',
    definition:
      'A function step that makes an API request for more data in the middle of a run. Later conditions can use the response.',
    aliases: ['fetch function', 'HTTP step', 'API request step'],
    href: '/docs/features/workflows/designing-workflow/fetch-function',
  },
  {
    id: 'function-step',
    term: 'Function step',
    definition:
      'A workflow step that does not send anything itself: it waits, collects, branches, fetches data or sets a value for later steps.',
    aliases: ['function', 'logic step', 'action step'],
    href: '/docs/features/workflows/designing-workflow/designing',
  },
  {
    id: 'handlebars',
    term: 'Handlebars',
    definition:
      'The template language. Double curly braces output a value, and helpers such as #if and #each add conditions and loops.',
    aliases: ['template language', 'mustache', 'Liquid', 'merge tags'],
    href: '/docs/features/workflows/template-editor/overview',
  },
  {
    id: 'hmac',
    term: 'HMAC authentication',
    definition:
      'The older way to protect the inbox, with a signature of the user identifier made with the API secret. It is deprecated; secure mode replaces it.',
    aliases: ['HMAC', 'user signature', 'userSignature'],
    href: '/docs/features/in-app-inbox/authentication#hmac',
  },
  {
    id: 'in-app-inbox',
    term: 'In-app inbox',
    definition:
      "The notification feed inside your own product: a bell with a badge, and a panel that lists a user's notifications and updates live.",
    aliases: ['inbox', 'notification center', 'notification feed', 'in-app feed', 'bell'],
    href: '/docs/features/in-app-inbox/introduction',
  },
  {
    id: 'inline-user',
    term: 'Inline user',
    definition:
      'A recipient passed as an object with an identifier and attributes instead of only an identifier. If the user is new, the trigger creates it.',
    aliases: ['inline recipient', 'inline identification'],
    href: '/docs/features/workflows/sending',
  },
  {
    id: 'layout',
    term: 'Layout',
    definition:
      'A frame that several emails share, such as a header and a footer. Each template fills in its own content.',
    aliases: ['email layout', 'email wrapper', 'base template'],
    href: '/docs/concepts/layouts',
  },
  {
    id: 'logs',
    term: 'Logs',
    definition:
      'The place in the Console where you look up what happened to a request, by the request id that the API returned.',
    aliases: ['request log', 'activity feed'],
    href: '/docs/introduction/quick-start',
  },
  {
    id: 'message',
    term: 'Message',
    definition:
      'What one user receives over one channel. One notification to three users over two channels can become six messages.',
    aliases: ['delivery'],
    href: '/docs/introduction/understanding-concepts#notification-and-message',
  },
  {
    id: 'migrate',
    term: 'Migrate',
    definition:
      'To move published changes from one environment to another, for example from development to production.',
    aliases: ['migrate changes', 'promote', 'deploy'],
    href: '/docs/concepts/version-control#migrate',
  },
  {
    id: 'mobile-push',
    term: 'Mobile push',
    definition:
      'The channel that shows a notification on a phone through Firebase Cloud Messaging or Expo, whether or not the app is open.',
    aliases: ['push notification', 'mobilePush'],
    href: '/docs/features/channels/mobile-push/overview',
  },
  {
    id: 'notification',
    term: 'Notification',
    definition:
      'The information that you want to convey, whatever the channel. In the inbox, it is one item of the feed.',
    aliases: ['alert', 'feed item'],
    href: '/docs/introduction/understanding-concepts#notification-and-message',
  },
  {
    id: 'notification-state',
    term: 'Notification state',
    definition:
      'The version of its content that an actionable notification shows. Your code moves it to the next state when the user responds.',
    aliases: ['state', 'changeNotificationState'],
    href: '/docs/features/in-app-inbox/actionable-notifications',
  },
  {
    id: 'override',
    term: 'Override',
    definition:
      'A part of the trigger that replaces configuration for one request: the channels to use, email fields, or provider settings.',
    aliases: ['overrides', 'provider override', 'channel override'],
    href: '/api/notifications/send-notification',
  },
  {
    id: 'preference',
    term: 'Preference',
    definition:
      "A user's own rule about which channels can deliver what: for a category, for a whole channel or for one workflow. No rule means enabled.",
    aliases: ['notification settings', 'opt-out', 'unsubscribe', 'mute'],
    href: '/docs/features/preference/what-are-preferences',
  },
  {
    id: 'preference-center',
    term: 'Preference center',
    definition:
      'The page or view where a user turns channels on and off per category. The inbox has one, and you can also build your own.',
    aliases: ['preference view', 'preference manager', 'subscription center'],
    href: '/docs/additional-resources/learn-by-examples/notification-preference-center/concepts',
  },
  {
    id: 'provider',
    term: 'Provider',
    definition:
      'The service that delivers over a channel, such as SendGrid for email or Twilio for SMS. You use your own account with the provider.',
    aliases: ['integration', 'delivery service', 'gateway', 'vendor'],
    href: '/docs/features/channels/concepts/understanding',
  },
  {
    id: 'provider-identifier',
    term: 'Provider identifier',
    definition:
      "A provider's fixed name in the API, for example sendgrid_email. It is the provider's key in an override.",
    aliases: ['provider id'],
    href: '/docs/features/channels/concepts/understanding',
  },
  {
    id: 'provider-instance',
    term: 'Provider instance',
    definition:
      'A provider that is enabled in your account with one set of credentials. A channel can have several, and routes choose between them.',
    aliases: ['connected provider'],
    href: '/docs/features/channels/concepts/multiple-providers-and-routes',
  },
  {
    id: 'publish',
    term: 'Publish',
    definition:
      'To make a draft final in its environment. A trigger runs only what is published, never what is still being edited.',
    aliases: ['publish changes', 'go live'],
    href: '/docs/features/workflows/publish',
  },
  {
    id: 'push-token',
    term: 'Push token',
    definition:
      'The address of one app on one device, issued by Firebase or Expo. You store it in the user profile so that mobile push can reach the device.',
    aliases: ['device token', 'registration token', 'FCM token', 'Expo push token'],
    href: '/docs/features/channels/mobile-push/overview',
  },
  {
    id: 'real-time',
    term: 'Real time',
    definition:
      "The open connection that updates all of the user's open inboxes without a reload when a notification arrives, is read or is deleted.",
    aliases: ['live update', 'WebSocket', 'socket'],
    href: '/docs/features/in-app-inbox/introduction',
  },
  {
    id: 'recipient',
    term: 'Recipient',
    definition:
      'A user that a trigger is addressed to. Each recipient gets a separate run; an identifier that does not exist is discarded.',
    aliases: ['recipients', 'addressee', 'sendTo'],
    href: '/docs/features/workflows/sending',
  },
  {
    id: 'request-id',
    term: 'Request id',
    definition:
      'The value that the API returns when it accepts a trigger. Keep it to look up the request in the logs and to give to support.',
    aliases: ['requestId'],
    href: '/api/notifications/send-notification',
  },
  {
    id: 'route',
    term: 'Route',
    definition:
      'A rule of a channel that selects the provider instance for a recipient. Recipients that no route matches use the default route.',
    aliases: ['routing', 'default route'],
    href: '/docs/features/channels/concepts/multiple-providers-and-routes',
  },
  {
    id: 'scheduled-notification',
    term: 'Scheduled notification',
    definition: 'A trigger that you send now but that runs later, at the date and time in sendAt.',
    aliases: ['sendAt', 'scheduling', 'send later'],
    href: '/docs/features/workflows/sending',
  },
  {
    id: 'secure-mode',
    term: 'Secure mode',
    definition:
      'A setting that makes Engagespot refuse an inbox without a user token signed by your backend, so that nobody can open the inbox of another user.',
    aliases: ['Secure Auth Mode', 'enhanced security', 'JWT authentication'],
    href: '/docs/features/in-app-inbox/authentication',
  },
  {
    id: 'seen-and-read',
    term: 'Seen and read',
    definition:
      'Seen: the inbox was open and showed the notification. Read: the user opened the notification itself, which the API calls a click.',
    aliases: ['seen', 'read', 'clicked', 'seenAt', 'clickedAt'],
    href: '/docs/introduction/understanding-concepts#seen-and-read',
  },
  {
    id: 'service-worker',
    term: 'Service worker',
    definition:
      'A script that the browser runs separately from your pages. Web push needs one at the root of your site to show messages while no page is open.',
    aliases: ['service-worker.js'],
    href: '/docs/features/channels/web-push/default-web-push-provider',
  },
  {
    id: 'signing-key',
    term: 'Signing key',
    definition:
      'The private key that your backend uses to sign user tokens. You can download it only once; Engagespot keeps only the public half.',
    aliases: ['signingKey', 'private key', 'RSA key'],
    href: '/docs/features/in-app-inbox/authentication',
  },
  {
    id: 'template',
    term: 'Template',
    definition:
      'The content of a channel step, such as the title and message for the inbox or the subject and body for an email, with placeholders for values.',
    aliases: ['message template', 'notification content'],
    href: '/docs/features/workflows/template-editor/overview',
  },
  {
    id: 'tenant',
    term: 'Tenant',
    definition:
      'A customer organization in an app that serves many. The front-end SDKs accept a tenant identifier when they start.',
    aliases: ['tenantIdentifier', 'multi-tenancy'],
    href: '/docs/sdks-n-libraries/frontend/react/props',
  },
  {
    id: 'translation',
    term: 'Translation',
    definition:
      'Text in another language: the built-in text of the inbox, which the component loads or you override, and the text of your templates.',
    aliases: ['localization', 'internationalization', 'i18n', 'locale', 'textOverrides'],
    href: '/docs/features/translations/overview',
  },
  {
    id: 'trigger',
    term: 'Trigger',
    definition:
      "The call that starts a workflow for a list of recipients. Your backend makes it with the workflow's identifier and the event's data.",
    aliases: ['send call', 'trigger event'],
    href: '/docs/features/workflows/sending',
  },
  {
    id: 'unread-count',
    term: 'Unread count',
    definition:
      'The number on the bell. Despite its name, it counts the notifications that the user has not seen, so it goes down when the user opens the inbox.',
    aliases: ['unreadCount', 'unseen count', 'badge count', 'badge'],
    href: '/docs/introduction/understanding-concepts#seen-and-read',
  },
  {
    id: 'user',
    term: 'User',
    definition:
      'Anyone who can receive a notification, identified by an identifier that you choose and described by a profile.',
    aliases: ['subscriber', 'contact', 'end user'],
    href: '/docs/features/user/who-is-user',
  },
  {
    id: 'user-identifier',
    term: 'User identifier',
    definition:
      'The name that you give to a user. It is unique in your app and never changes, so a database id is a better choice than an email address.',
    aliases: ['userId', 'user id', 'external id', 'subscriber id'],
    href: '/docs/features/user/who-is-user',
  },
  {
    id: 'user-profile',
    term: 'User profile',
    definition:
      "A user's attributes as keys and values. Channels read the ones they need, such as email or phoneNumber; templates and conditions can use any.",
    aliases: ['profile', 'user attributes', 'user properties', 'contact properties'],
    href: '/docs/features/user/profile',
  },
  {
    id: 'user-token',
    term: 'User token',
    definition:
      'A signed JSON Web Token that identifies the user an inbox belongs to. Your backend creates one per signed-in user; secure mode requires it.',
    aliases: ['userToken', 'JWT', 'JSON Web Token', 'bearer token'],
    href: '/docs/features/in-app-inbox/authentication',
  },
  {
    id: 'variable',
    term: 'Variable',
    definition:
      'A named value in double curly braces that a template outputs for each recipient, from the data payload or from the user profile.',
    aliases: ['placeholder', 'merge field', 'template variable'],
    href: '/docs/features/workflows/template-editor/overview',
  },
  {
    id: 'version',
    term: 'Version',
    definition:
      'A published state of your setup in an environment. Triggers run it, while newer edits stay drafts until somebody publishes them.',
    aliases: ['revision', 'published version'],
    href: '/docs/features/version-control/overview',
  },
  {
    id: 'version-control',
    term: 'Version control',
    definition:
      'The way the Console separates drafts from final changes: you publish a change with a message, then migrate it to the next environment.',
    aliases: ['versioning', 'draft'],
    href: '/docs/concepts/version-control',
  },
  {
    id: 'wait-for-input',
    term: 'Wait for input',
    definition:
      'A function step that pauses a run until a given input arrives, for flows that continue when a user or a system responds.',
    aliases: ['wait step', 'wait until'],
    href: '/docs/features/workflows/designing-workflow/wait-for-input-function',
  },
  {
    id: 'web-push',
    term: 'Web push',
    definition:
      'The channel that shows a notification through the browser, even while your page is closed. The user has to allow it first.',
    aliases: ['webPush', 'browser push', 'desktop notification'],
    href: '/docs/features/channels/web-push/default-web-push-provider',
  },
  {
    id: 'webhook',
    term: 'Webhook',
    definition:
      'The channel that delivers a notification as a request to a URL of yours, so that your own system can react to it.',
    aliases: ['webhookUrl', 'callback'],
    href: '/docs/features/channels/webhook/default-webhook-provider',
  },
  {
    id: 'workflow',
    term: 'Workflow',
    definition:
      'The sequence that delivers a notification: one trigger, then channel steps that send and function steps that make decisions. You build it in the Console.',
    aliases: ['automation', 'notification flow', 'journey'],
    href: '/docs/features/workflows/introduction',
  },
  {
    id: 'workflow-run',
    term: 'Workflow run',
    definition:
      'One execution of a workflow for one recipient. Three recipients mean three runs, and each takes its own path through the conditions.',
    aliases: ['run', 'execution', 'workflow instance'],
    href: '/docs/introduction/understanding-concepts#workflow',
  },
  {
    id: 'workspace',
    term: 'Workspace',
    definition:
      'The outermost unit of your account. It has one data region and contains the environments and everything in them.',
    aliases: ['organization', 'account'],
    href: '/docs/concepts/workspace',
  },
];
