import type {Seed} from './state/seed';

/** Credentials of the demonstration app, for the sandbox only. */
export const demoCredentials = {
  apiKey: 'demo_api_key',
  /** Also the secret key of the category calls. */
  apiSecret: 'demo_api_secret',
  appId: '5021',
} as const;

/** The user that the documentation speaks of. */
export const demoUserId = 'user_1042';

const minute = 60_000;
const hour = 60 * minute;

/** The demonstration app that the documentation uses throughout. */
export const demoSeed: Seed = {
  users: [
    {
      identifier: demoUserId,
      profile: {email: 'priya@example.com', phoneNumber: '+15550100123', plan: 'team'},
      preferences: {
        channels: {sms: {enabled: 0}},
        categories: {
          order_updates: {channel_types: {email: {enabled: 1}, webPush: {enabled: 0}}},
        },
        workflows: {order_reminder: {channel_types: {email: {enabled: 0}}}},
      },
    },
    {
      identifier: 'user_2077',
      profile: {email: 'mateo@example.com', phoneNumber: '+15550100177'},
    },
  ],
  categories: [
    {id: 12, name: 'Order updates', identifier: 'order_updates'},
    {id: 13, name: 'Product news', identifier: 'product_news'},
    {id: 14, name: 'Comments', identifier: 'comments'},
  ],
  workflows: [
    {
      identifier: 'order_shipped',
      templateIdentifier: 'order_shipped_template',
      category: 'order_updates',
      steps: [
        {
          type: 'channel',
          channel: 'inApp',
          template: {
            title: 'Order {{data.orderNumber}} is on its way',
            message:
              '{{#if data.deliveryDate}}{{data.carrier}} delivers it on {{data.deliveryDate}}.{{/if}}',
            icon: 'https://app.example.com/icons/parcel.png',
            url: 'https://app.example.com/orders/{{data.orderNumber}}',
          },
        },
        {type: 'channel', channel: 'email'},
      ],
    },
    {
      identifier: 'order_reminder',
      category: 'order_updates',
      steps: [
        {type: 'delay', milliseconds: hour},
        {
          type: 'channel',
          channel: 'inApp',
          template: {
            title: 'Order {{data.orderNumber}} is waiting for you',
            message: 'Finish the payment to have it sent.',
            icon: 'https://app.example.com/icons/cart.png',
            url: 'https://app.example.com/orders/{{data.orderNumber}}',
          },
        },
        {type: 'channel', channel: 'email'},
      ],
    },
    {
      identifier: 'comment_added',
      category: 'comments',
      steps: [
        {
          type: 'channel',
          channel: 'inApp',
          template: {
            title: '{{data.author}} commented on {{data.document}}',
            message: '{{data.comment}}',
            icon: 'https://app.example.com/icons/comment.png',
            url: 'https://app.example.com/documents/{{data.documentId}}',
          },
        },
        {type: 'channel', channel: 'mobilePush'},
      ],
    },
    {
      identifier: 'product_release',
      category: 'product_news',
      steps: [
        {
          type: 'channel',
          channel: 'inApp',
          template: {
            title: 'New: {{data.feature}}',
            message: '{{data.summary}}',
            icon: 'https://app.example.com/icons/star.png',
            url: 'https://app.example.com/news',
          },
        },
        {type: 'channel', channel: 'email'},
      ],
    },
    {
      identifier: 'welcome',
      steps: [
        {
          type: 'channel',
          channel: 'inApp',
          template: {
            title: 'Welcome',
            message: 'Good to have you here{{#if data.name}}, {{data.name}}{{/if}}.',
          },
        },
        {type: 'channel', channel: 'email'},
      ],
    },
  ],
  firstNotificationId: 90_210,
  notifications: [
    {
      userId: demoUserId,
      content: {
        title: 'Welcome',
        message: null,
        icon: null,
        url: null,
        data: null,
        blocks: [],
      },
      age: 24 * hour + 2 * minute,
      seenAfter: 5 * minute,
    },
    {
      userId: demoUserId,
      content: {
        title: 'Order 88213 is on its way',
        message: 'Northline delivers it on Thursday.',
        icon: 'https://app.example.com/icons/parcel.png',
        url: 'https://app.example.com/orders/88213',
        data: {orderNumber: '88213'},
        blocks: [],
        category: 'order_updates',
      },
      age: 2 * minute,
    },
  ],
};
