/** What the types of the packages export. Made by `npm run generate:exports`. */
import type {DeclaredExports} from '../exports/model.ts';

export const declaredExports: Readonly<Record<string, DeclaredExports>> = {
 "@engagespot/core": {
  "own": {
   "API_BASE_URLS": {
    "signature": "const API_BASE_URLS: Record<\"us\" | \"eu\", string>;",
    "fields": {},
    "since": "current"
   },
   "EngagespotChannels": {
    "signature": "type EngagespotChannels = \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\";",
    "fields": {},
    "since": "current"
   },
   "EngagespotNotification": {
    "signature": "type EngagespotNotification = {\n  id: number;\n  title: string;\n  message?: string | null;\n  icon?: string | null;\n  url?: string | null;\n  data?: Record<string, unknown> | null;\n  category?: { id?: string; identifier?: string; name?: string; };\n  blocks?: ({\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"button\";\n    link?: string;\n    externalLink?: boolean;\n  } | {\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"box\";\n  } | {\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"typography\";\n  } | {\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"blue-dot\";\n  } | {\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"rating-star\";\n  } | {\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"card\";\n  } | {\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"image\";\n    src?: string | string[];\n  } | {\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"textarea\";\n  } | {\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"input\";\n  })[];\n  createdAt?: string;\n  seenAt?: string | null;\n  clickedAt?: string | null;\n  state?: EngagespotNotificationState | null;\n};",
    "fields": {
     "id": {
      "type": "number",
      "optional": false
     },
     "title": {
      "type": "string",
      "optional": false
     },
     "message": {
      "type": "string | null",
      "optional": true
     },
     "icon": {
      "type": "string | null",
      "optional": true
     },
     "url": {
      "type": "string | null",
      "optional": true
     },
     "data": {
      "type": "Record<string, unknown> | null",
      "optional": true
     },
     "category": {
      "type": "{ id?: string; identifier?: string; name?: string; }",
      "optional": true
     },
     "blocks": {
      "type": "({ id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"button\"; link?: string; externalLink?: boolean; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"box\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"typography\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"blue-dot\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"rating-star\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"card\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"image\"; src?: string | string[]; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"textarea\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"input\"; })[]",
      "optional": true
     },
     "createdAt": {
      "type": "string",
      "optional": true
     },
     "seenAt": {
      "type": "string | null",
      "optional": true
     },
     "clickedAt": {
      "type": "string | null",
      "optional": true
     },
     "state": {
      "type": "EngagespotNotificationState | null",
      "optional": true
     }
    },
    "since": "current"
   },
   "EngagespotNotificationState": {
    "signature": "type EngagespotNotificationState = \"unread\" | \"seen\" | \"clicked\";",
    "fields": {},
    "since": "current"
   },
   "EngagespotWebPushPermissionState": {
    "signature": "type EngagespotWebPushPermissionState = \"denied\" | \"granted\" | \"default\" | \"unsupported\";",
    "fields": {},
    "since": "current"
   },
   "EventCallbackMap": {
    "signature": "type EventCallbackMap = {\n  notificationReceive: (params: { notification: EngagespotNotification; }) => void;\n  notificationDelete: (params: { id: string; }) => void;\n  notificationRead: (params: { id: string; }) => void;\n  notificationSeen: (params: { unseenCount: number; }) => void;\n  notificationReadAll: (params: void) => void;\n  notificationDeleteAll: (params: void) => void;\n  notificationStateChange: (params: { notification: EngagespotNotification; }) => void;\n};",
    "fields": {
     "notificationReceive": {
      "type": "(params: { notification: EngagespotNotification; }) => void",
      "optional": false
     },
     "notificationDelete": {
      "type": "(params: { id: string; }) => void",
      "optional": false
     },
     "notificationRead": {
      "type": "(params: { id: string; }) => void",
      "optional": false
     },
     "notificationSeen": {
      "type": "(params: { unseenCount: number; }) => void",
      "optional": false
     },
     "notificationReadAll": {
      "type": "(params: void) => void",
      "optional": false
     },
     "notificationDeleteAll": {
      "type": "(params: void) => void",
      "optional": false
     },
     "notificationStateChange": {
      "type": "(params: { notification: EngagespotNotification; }) => void",
      "optional": false
     }
    },
    "since": "current"
   },
   "Instance": {
    "signature": "type Instance = ReturnType<typeof createInstance>;",
    "fields": {
     "apiKey": {
      "type": "string",
      "optional": false
     },
     "userId": {
      "type": "string",
      "optional": false
     },
     "app": {
      "type": "{ connect: () => Promise<FetchResponse<{ unreadCount?: number; app?: { id?: string; enableWebPush?: string; hideBranding?: boolean; name?: string; publicKey?: string; channels?: string[]; categories?: { id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[]; }; }>>; getInfo: () => Promise<FetchResponse<{ unreadCount?: number; app?: { id?: string; enableWebPush?: string; hideBranding?: boolean; name?: string; publicKey?: string; channels?: string[]; categories?: { id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[]; }; }>>; }",
      "optional": false
     },
     "realTime": {
      "type": "{ connect: () => Promise<true | Socket<DefaultEventsMap, DefaultEventsMap> | undefined>; disconnect: () => void; }",
      "optional": false
     },
     "notification": {
      "type": "{ getByPage: (options?: { pageNo: number; limit: number; userIdentifier?: string; category?: string; tenantIdentifier?: string; filter?: \"unread\" | \"read\" | \"interacted\"; }) => Promise<FetchResponse<{ unreadCount?: number; pagination?: { totalCount?: number; }; data?: EngagespotNotification[]; }>>; getById: (id: string | { id: string; }) => Promise<FetchResponse<EngagespotNotification>>; markAsRead: (id: string | { id: string; }) => Promise<FetchResponse<never>>; remove: (id: string | { id: string; }) => Promise<FetchResponse<never>>; removeAll: () => Promise<FetchResponse<string>>; markAllAsSeen: (options: { limit: number; page: number; }) => Promise<FetchResponse<string>>; markAllAsRead: () => Promise<FetchResponse<string>>; changeState: (options: { id: string; state: string; }) => Promise<FetchResponse<{ $ref?: EngagespotNotification; }>>; createNotification: (notification: EngagespotNotification) => EngagespotNotification; }",
      "optional": false
     },
     "preferences": {
      "type": "{ getSupportedChannels: () => Promise<{ inApp: { name: \"In-App\"; id: \"inApp\"; }; webPush: { name: \"Web Push\"; id: \"webPush\"; }; email: { name: \"Email\"; id: \"email\"; }; mobilePush: { name: \"Mobile Push\"; id: \"mobilePush\"; }; sms: { name: \"SMS\"; id: \"sms\"; }; whatsapp: { name: \"WhatsApp\"; id: \"whatsapp\"; }; slack: { name: \"Slack\"; id: \"slack\"; }; chat: { name: \"Chat\"; id: \"chat\"; }; }>; getPreferences: () => Promise<FetchResponse<{ category?: { id?: number; identifier?: string; name?: string; createdAt?: string; updatedAt?: string; }; channelPreferences?: { channel?: EngagespotChannels; enabled?: boolean; }[]; }[]>>; setPreferences: (preferences: { categoryId?: number; channels?: { channel?: EngagespotChannels; enabled?: boolean; }[]; }[]) => Promise<FetchResponse<string>>; setProfileAttributes: (attributes: SetUserAttributes) => Promise<boolean>; getCategories: () => Promise<FetchResponse<{ id?: number; name?: string; identifier?: string; hideInInApp?: boolean; hideInPreferenceManager?: boolean; createdAt?: string; updatedAt?: string; }[]>>; }",
      "optional": false
     },
     "events": {
      "type": "{ notificationReceive: SubscribableEvent<(params: { notification: EngagespotNotification; }) => void>; notificationDelete: SubscribableEvent<(params: { id: string; }) => void>; notificationRead: SubscribableEvent<(params: { id: string; }) => void>; notificationSeen: SubscribableEvent<(params: { unseenCount: number; }) => void>; notificationReadAll: SubscribableEvent<(params: void) => void>; notificationDeleteAll: SubscribableEvent<(params: void) => void>; notificationStateChange: SubscribableEvent<(params: { notification: EngagespotNotification; }) => void>; webPushPermissionChange: SubscribableEvent<(params: { permission: EngagespotWebPushPermissionState; }) => void>; }",
      "optional": false
     },
     "webPush": {
      "type": "{ connect: () => Promise<true | void | ServiceWorkerRegistration>; isSupported: () => boolean; getRegistrationState: () => EngagespotWebPushPermissionState; clearWebPushSubscription: () => Promise<void>; subscribe(): Promise<void>; }",
      "optional": false
     }
    },
    "since": "current"
   },
   "Instance.apiKey": {
    "signature": "apiKey: string;",
    "fields": {},
    "since": "current"
   },
   "Instance.userId": {
    "signature": "userId: string;",
    "fields": {},
    "since": "current"
   },
   "Instance.app.connect": {
    "signature": "connect: () => Promise<FetchResponse<{\n  unreadCount?: number;\n  app?: {\n    id?: string;\n    enableWebPush?: string;\n    hideBranding?: boolean;\n    name?: string;\n    publicKey?: string;\n    channels?: string[];\n    categories?: {\n      id?: number;\n      name?: string;\n      identifier?: string;\n      createdAt?: string;\n      updatedAt?: string;\n    }[];\n  };\n}>>;",
    "fields": {},
    "since": "current"
   },
   "Instance.app.getInfo": {
    "signature": "getInfo: () => Promise<FetchResponse<{\n  unreadCount?: number;\n  app?: {\n    id?: string;\n    enableWebPush?: string;\n    hideBranding?: boolean;\n    name?: string;\n    publicKey?: string;\n    channels?: string[];\n    categories?: {\n      id?: number;\n      name?: string;\n      identifier?: string;\n      createdAt?: string;\n      updatedAt?: string;\n    }[];\n  };\n}>>;",
    "fields": {},
    "since": "current"
   },
   "Instance.realTime.connect": {
    "signature": "connect: () => Promise<true | Socket<DefaultEventsMap, DefaultEventsMap> | undefined>;",
    "fields": {},
    "since": "current"
   },
   "Instance.realTime.disconnect": {
    "signature": "disconnect: () => void;",
    "fields": {},
    "since": "current"
   },
   "Instance.notification.getByPage": {
    "signature": "getByPage: (options?: {\n  pageNo: number;\n  limit: number;\n  userIdentifier?: string;\n  category?: string;\n  tenantIdentifier?: string;\n  filter?: \"unread\" | \"read\" | \"interacted\";\n}) => Promise<FetchResponse<{\n  unreadCount?: number;\n  pagination?: { totalCount?: number; };\n  data?: EngagespotNotification[];\n}>>;",
    "fields": {},
    "since": "current"
   },
   "Instance.notification.getById": {
    "signature": "getById: (id: string | { id: string; }) => Promise<FetchResponse<EngagespotNotification>>;",
    "fields": {},
    "since": "current"
   },
   "Instance.notification.markAsRead": {
    "signature": "markAsRead: (id: string | { id: string; }) => Promise<FetchResponse<never>>;",
    "fields": {},
    "since": "current"
   },
   "Instance.notification.remove": {
    "signature": "remove: (id: string | { id: string; }) => Promise<FetchResponse<never>>;",
    "fields": {},
    "since": "current"
   },
   "Instance.notification.removeAll": {
    "signature": "removeAll: () => Promise<FetchResponse<string>>;",
    "fields": {},
    "since": "current"
   },
   "Instance.notification.markAllAsSeen": {
    "signature": "markAllAsSeen: (options: { limit: number; page: number; }) => Promise<FetchResponse<string>>;",
    "fields": {},
    "since": "current"
   },
   "Instance.notification.markAllAsRead": {
    "signature": "markAllAsRead: () => Promise<FetchResponse<string>>;",
    "fields": {},
    "since": "current"
   },
   "Instance.notification.changeState": {
    "signature": "changeState: (options: { id: string; state: string; }) => Promise<FetchResponse<{ $ref?: EngagespotNotification; }>>;",
    "fields": {},
    "since": "current"
   },
   "Instance.notification.createNotification": {
    "signature": "createNotification: (notification: EngagespotNotification) => EngagespotNotification;",
    "fields": {
     "id": {
      "type": "number",
      "optional": false
     },
     "title": {
      "type": "string",
      "optional": false
     },
     "message": {
      "type": "string | null",
      "optional": true
     },
     "icon": {
      "type": "string | null",
      "optional": true
     },
     "url": {
      "type": "string | null",
      "optional": true
     },
     "data": {
      "type": "Record<string, unknown> | null",
      "optional": true
     },
     "category": {
      "type": "{ id?: string; identifier?: string; name?: string; }",
      "optional": true
     },
     "blocks": {
      "type": "({ id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"button\"; link?: string; externalLink?: boolean; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"box\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"typography\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"blue-dot\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"rating-star\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"card\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"image\"; src?: string | string[]; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"textarea\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"input\"; })[]",
      "optional": true
     },
     "createdAt": {
      "type": "string",
      "optional": true
     },
     "seenAt": {
      "type": "string | null",
      "optional": true
     },
     "clickedAt": {
      "type": "string | null",
      "optional": true
     },
     "state": {
      "type": "EngagespotNotificationState | null",
      "optional": true
     }
    },
    "since": "current"
   },
   "Instance.preferences.getSupportedChannels": {
    "signature": "getSupportedChannels: () => Promise<{\n  inApp: { name: \"In-App\"; id: \"inApp\"; };\n  webPush: { name: \"Web Push\"; id: \"webPush\"; };\n  email: { name: \"Email\"; id: \"email\"; };\n  mobilePush: { name: \"Mobile Push\"; id: \"mobilePush\"; };\n  sms: { name: \"SMS\"; id: \"sms\"; };\n  whatsapp: { name: \"WhatsApp\"; id: \"whatsapp\"; };\n  slack: { name: \"Slack\"; id: \"slack\"; };\n  chat: { name: \"Chat\"; id: \"chat\"; };\n}>;",
    "fields": {
     "inApp": {
      "type": "{ name: \"In-App\"; id: \"inApp\"; }",
      "optional": false
     },
     "webPush": {
      "type": "{ name: \"Web Push\"; id: \"webPush\"; }",
      "optional": false
     },
     "email": {
      "type": "{ name: \"Email\"; id: \"email\"; }",
      "optional": false
     },
     "mobilePush": {
      "type": "{ name: \"Mobile Push\"; id: \"mobilePush\"; }",
      "optional": false
     },
     "sms": {
      "type": "{ name: \"SMS\"; id: \"sms\"; }",
      "optional": false
     },
     "whatsapp": {
      "type": "{ name: \"WhatsApp\"; id: \"whatsapp\"; }",
      "optional": false
     },
     "slack": {
      "type": "{ name: \"Slack\"; id: \"slack\"; }",
      "optional": false
     },
     "chat": {
      "type": "{ name: \"Chat\"; id: \"chat\"; }",
      "optional": false
     }
    },
    "since": "current"
   },
   "Instance.preferences.getPreferences": {
    "signature": "getPreferences: () => Promise<FetchResponse<{\n  category?: {\n    id?: number;\n    identifier?: string;\n    name?: string;\n    createdAt?: string;\n    updatedAt?: string;\n  };\n  channelPreferences?: { channel?: EngagespotChannels; enabled?: boolean; }[];\n}[]>>;",
    "fields": {},
    "since": "current"
   },
   "Instance.preferences.setPreferences": {
    "signature": "setPreferences: (preferences: {\n  categoryId?: number;\n  channels?: { channel?: EngagespotChannels; enabled?: boolean; }[];\n}[]) => Promise<FetchResponse<string>>;",
    "fields": {},
    "since": "current"
   },
   "Instance.preferences.setProfileAttributes": {
    "signature": "setProfileAttributes: (attributes: SetUserAttributes) => Promise<boolean>;",
    "types": "type SetUserAttributes = Record<string, any>;",
    "fields": {},
    "since": "current"
   },
   "Instance.preferences.getCategories": {
    "signature": "getCategories: () => Promise<FetchResponse<{\n  id?: number;\n  name?: string;\n  identifier?: string;\n  hideInInApp?: boolean;\n  hideInPreferenceManager?: boolean;\n  createdAt?: string;\n  updatedAt?: string;\n}[]>>;",
    "fields": {},
    "since": "current"
   },
   "Instance.events": {
    "signature": "events: {\n  notificationReceive: SubscribableEvent<(params: { notification: EngagespotNotification; }) => void>;\n  notificationDelete: SubscribableEvent<(params: { id: string; }) => void>;\n  notificationRead: SubscribableEvent<(params: { id: string; }) => void>;\n  notificationSeen: SubscribableEvent<(params: { unseenCount: number; }) => void>;\n  notificationReadAll: SubscribableEvent<(params: void) => void>;\n  notificationDeleteAll: SubscribableEvent<(params: void) => void>;\n  notificationStateChange: SubscribableEvent<(params: { notification: EngagespotNotification; }) => void>;\n  webPushPermissionChange: SubscribableEvent<(params: { permission: EngagespotWebPushPermissionState; }) => void>;\n};",
    "fields": {
     "notificationReceive": {
      "type": "SubscribableEvent<(params: { notification: EngagespotNotification; }) => void>",
      "optional": false
     },
     "notificationDelete": {
      "type": "SubscribableEvent<(params: { id: string; }) => void>",
      "optional": false
     },
     "notificationRead": {
      "type": "SubscribableEvent<(params: { id: string; }) => void>",
      "optional": false
     },
     "notificationSeen": {
      "type": "SubscribableEvent<(params: { unseenCount: number; }) => void>",
      "optional": false
     },
     "notificationReadAll": {
      "type": "SubscribableEvent<(params: void) => void>",
      "optional": false
     },
     "notificationDeleteAll": {
      "type": "SubscribableEvent<(params: void) => void>",
      "optional": false
     },
     "notificationStateChange": {
      "type": "SubscribableEvent<(params: { notification: EngagespotNotification; }) => void>",
      "optional": false
     },
     "webPushPermissionChange": {
      "type": "SubscribableEvent<(params: { permission: EngagespotWebPushPermissionState; }) => void>",
      "optional": false
     }
    },
    "since": "current"
   },
   "Instance.webPush.connect": {
    "signature": "connect: () => Promise<true | void | ServiceWorkerRegistration>;",
    "fields": {},
    "since": "current"
   },
   "Instance.webPush.isSupported": {
    "signature": "isSupported: () => boolean;",
    "fields": {},
    "since": "current"
   },
   "Instance.webPush.getRegistrationState": {
    "signature": "getRegistrationState: () => EngagespotWebPushPermissionState;",
    "fields": {},
    "since": "current"
   },
   "Instance.webPush.clearWebPushSubscription": {
    "signature": "clearWebPushSubscription: () => Promise<void>;",
    "fields": {},
    "since": "current"
   },
   "Instance.webPush.subscribe": {
    "signature": "subscribe(): Promise<void>;",
    "fields": {},
    "since": "current"
   },
   "InstanceOptions": {
    "signature": "type InstanceOptions = {\n  userId: string;\n  tenantIdentifier?: string;\n  apiKey: string;\n  userSignature?: string;\n  userToken?: string;\n  disableWebPush?: boolean;\n  allowNonHttpsWebPush?: boolean;\n  serviceWorkerRegistration?: ServiceWorkerRegistration;\n  disableRtm?: boolean;\n  baseUrl?: string;\n  debug?: boolean;\n  disableAutoStart?: boolean;\n  dataRegion?: \"us\" | \"eu\";\n};",
    "fields": {
     "userId": {
      "type": "string",
      "optional": false
     },
     "tenantIdentifier": {
      "type": "string",
      "optional": true
     },
     "apiKey": {
      "type": "string",
      "optional": false
     },
     "userSignature": {
      "type": "string",
      "optional": true
     },
     "userToken": {
      "type": "string",
      "optional": true
     },
     "disableWebPush": {
      "type": "boolean",
      "optional": true
     },
     "allowNonHttpsWebPush": {
      "type": "boolean",
      "optional": true
     },
     "serviceWorkerRegistration": {
      "type": "ServiceWorkerRegistration",
      "optional": true
     },
     "disableRtm": {
      "type": "boolean",
      "optional": true
     },
     "baseUrl": {
      "type": "string",
      "optional": true
     },
     "debug": {
      "type": "boolean",
      "optional": true
     },
     "disableAutoStart": {
      "type": "boolean",
      "optional": true
     },
     "dataRegion": {
      "type": "\"us\" | \"eu\"",
      "optional": true
     }
    },
    "since": "current"
   },
   "createInstance": {
    "signature": "function createInstance(instanceOptions: InstanceOptions): Instance;",
    "fields": {
     "apiKey": {
      "type": "string",
      "optional": false
     },
     "userId": {
      "type": "string",
      "optional": false
     },
     "app": {
      "type": "{ connect: () => Promise<FetchResponse<{ unreadCount?: number; app?: { id?: string; enableWebPush?: string; hideBranding?: boolean; name?: string; publicKey?: string; channels?: string[]; categories?: { id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[]; }; }>>; getInfo: () => Promise<FetchResponse<{ unreadCount?: number; app?: { id?: string; enableWebPush?: string; hideBranding?: boolean; name?: string; publicKey?: string; channels?: string[]; categories?: { id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[]; }; }>>; }",
      "optional": false
     },
     "realTime": {
      "type": "{ connect: () => Promise<true | Socket<DefaultEventsMap, DefaultEventsMap> | undefined>; disconnect: () => void; }",
      "optional": false
     },
     "notification": {
      "type": "{ getByPage: (options?: { pageNo: number; limit: number; userIdentifier?: string; category?: string; tenantIdentifier?: string; filter?: \"unread\" | \"read\" | \"interacted\"; }) => Promise<FetchResponse<{ unreadCount?: number; pagination?: { totalCount?: number; }; data?: EngagespotNotification[]; }>>; getById: (id: string | { id: string; }) => Promise<FetchResponse<EngagespotNotification>>; markAsRead: (id: string | { id: string; }) => Promise<FetchResponse<never>>; remove: (id: string | { id: string; }) => Promise<FetchResponse<never>>; removeAll: () => Promise<FetchResponse<string>>; markAllAsSeen: (options: { limit: number; page: number; }) => Promise<FetchResponse<string>>; markAllAsRead: () => Promise<FetchResponse<string>>; changeState: (options: { id: string; state: string; }) => Promise<FetchResponse<{ $ref?: EngagespotNotification; }>>; createNotification: (notification: EngagespotNotification) => EngagespotNotification; }",
      "optional": false
     },
     "preferences": {
      "type": "{ getSupportedChannels: () => Promise<{ inApp: { name: \"In-App\"; id: \"inApp\"; }; webPush: { name: \"Web Push\"; id: \"webPush\"; }; email: { name: \"Email\"; id: \"email\"; }; mobilePush: { name: \"Mobile Push\"; id: \"mobilePush\"; }; sms: { name: \"SMS\"; id: \"sms\"; }; whatsapp: { name: \"WhatsApp\"; id: \"whatsapp\"; }; slack: { name: \"Slack\"; id: \"slack\"; }; chat: { name: \"Chat\"; id: \"chat\"; }; }>; getPreferences: () => Promise<FetchResponse<{ category?: { id?: number; identifier?: string; name?: string; createdAt?: string; updatedAt?: string; }; channelPreferences?: { channel?: EngagespotChannels; enabled?: boolean; }[]; }[]>>; setPreferences: (preferences: { categoryId?: number; channels?: { channel?: EngagespotChannels; enabled?: boolean; }[]; }[]) => Promise<FetchResponse<string>>; setProfileAttributes: (attributes: SetUserAttributes) => Promise<boolean>; getCategories: () => Promise<FetchResponse<{ id?: number; name?: string; identifier?: string; hideInInApp?: boolean; hideInPreferenceManager?: boolean; createdAt?: string; updatedAt?: string; }[]>>; }",
      "optional": false
     },
     "events": {
      "type": "{ notificationReceive: SubscribableEvent<(params: { notification: EngagespotNotification; }) => void>; notificationDelete: SubscribableEvent<(params: { id: string; }) => void>; notificationRead: SubscribableEvent<(params: { id: string; }) => void>; notificationSeen: SubscribableEvent<(params: { unseenCount: number; }) => void>; notificationReadAll: SubscribableEvent<(params: void) => void>; notificationDeleteAll: SubscribableEvent<(params: void) => void>; notificationStateChange: SubscribableEvent<(params: { notification: EngagespotNotification; }) => void>; webPushPermissionChange: SubscribableEvent<(params: { permission: EngagespotWebPushPermissionState; }) => void>; }",
      "optional": false
     },
     "webPush": {
      "type": "{ connect: () => Promise<true | void | ServiceWorkerRegistration>; isSupported: () => boolean; getRegistrationState: () => EngagespotWebPushPermissionState; clearWebPushSubscription: () => Promise<void>; subscribe(): Promise<void>; }",
      "optional": false
     }
    },
    "since": "current"
   }
  },
  "passedOn": {}
 },
 "@engagespot/store": {
  "own": {
   "EngagespotNotification": {
    "signature": "type EngagespotNotification = {\n  id: number;\n  title: string;\n  message?: string | null;\n  icon?: string | null;\n  url?: string | null;\n  data?: Record<string, unknown> | null;\n  category?: { id?: string; identifier?: string; name?: string; };\n  blocks?: ({\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"button\";\n    link?: string;\n    externalLink?: boolean;\n  } | {\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"box\";\n  } | {\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"typography\";\n  } | {\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"blue-dot\";\n  } | {\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"rating-star\";\n  } | {\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"card\";\n  } | {\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"image\";\n    src?: string | string[];\n  } | {\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"textarea\";\n  } | {\n    id: string;\n    text?: string;\n    variant: \"default\" | \"primary\" | \"secondary\";\n    type: \"input\";\n  })[];\n  createdAt?: string;\n  seenAt?: string | null;\n  clickedAt?: string | null;\n  state?: EngagespotNotificationState | null;\n  createdAtRelative?: string;\n  clickedAtRelative?: string;\n  seenAtRelative?: string;\n};",
    "fields": {
     "id": {
      "type": "number",
      "optional": false
     },
     "title": {
      "type": "string",
      "optional": false
     },
     "message": {
      "type": "string | null",
      "optional": true
     },
     "icon": {
      "type": "string | null",
      "optional": true
     },
     "url": {
      "type": "string | null",
      "optional": true
     },
     "data": {
      "type": "Record<string, unknown> | null",
      "optional": true
     },
     "category": {
      "type": "{ id?: string; identifier?: string; name?: string; }",
      "optional": true
     },
     "blocks": {
      "type": "({ id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"button\"; link?: string; externalLink?: boolean; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"box\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"typography\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"blue-dot\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"rating-star\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"card\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"image\"; src?: string | string[]; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"textarea\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"input\"; })[]",
      "optional": true
     },
     "createdAt": {
      "type": "string",
      "optional": true
     },
     "seenAt": {
      "type": "string | null",
      "optional": true
     },
     "clickedAt": {
      "type": "string | null",
      "optional": true
     },
     "state": {
      "type": "EngagespotNotificationState | null",
      "optional": true
     },
     "createdAtRelative": {
      "type": "string",
      "optional": true
     },
     "clickedAtRelative": {
      "type": "string",
      "optional": true
     },
     "seenAtRelative": {
      "type": "string",
      "optional": true
     }
    },
    "since": "current"
   },
   "FeedOptions": {
    "signature": "type FeedOptions = {\n  category?: string;\n  tenantIdentifier?: string;\n  key?: string;\n};",
    "fields": {
     "category": {
      "type": "string",
      "optional": true
     },
     "tenantIdentifier": {
      "type": "string",
      "optional": true
     },
     "key": {
      "type": "string",
      "optional": true
     }
    },
    "since": "current"
   },
   "StoreInstance": {
    "signature": "type StoreInstance = ReturnType<typeof createStore>;",
    "fields": {
     "instance": {
      "type": "Instance",
      "optional": false
     },
     "notificationFeed": {
      "type": "{ stores: { $currentPage: WritableAtom<number>; $limit: WritableAtom<number>; $notifications: WritableAtom<EngagespotNotification[]>; $unreadCount: WritableAtom<number>; $loading: ReadableAtom<boolean>; $hasMore: ReadableAtom<boolean>; }; actions: { loadMore: () => void; refresh: () => void; }; createFeedService: (options?: any) => { stores: { $currentPage: WritableAtom<number>; $limit: WritableAtom<number>; $notifications: WritableAtom<EngagespotNotification[]>; $unreadCount: WritableAtom<number>; $loading: ReadableAtom<boolean>; $hasMore: ReadableAtom<boolean>; }; actions: { loadMore: () => void; refresh: () => void; }; key: string; }; feedStoreMap: Map<string, { stores: { $currentPage: WritableAtom<number>; $limit: WritableAtom<number>; $notifications: WritableAtom<EngagespotNotification[]>; $unreadCount: WritableAtom<number>; $loading: ReadableAtom<boolean>; $hasMore: ReadableAtom<boolean>; }; actions: { loadMore: () => void; refresh: () => void; }; key: string; }>; updateStores: (cb: (stores: { $currentPage: WritableAtom<number>; $limit: WritableAtom<number>; $notifications: WritableAtom<EngagespotNotification[]>; $unreadCount: WritableAtom<number>; $loading: ReadableAtom<boolean>; $hasMore: ReadableAtom<boolean>; }) => void, more?: { fireAll?: boolean; additionalFilterKeys?: string[]; keyResolver?: (key: string) => string; }) => void; }",
      "optional": false
     },
     "webpush": {
      "type": "{ stores: { $webPushFetcher: ReadableAtom<FetcherValue<FetchResponse<{ unreadCount?: number; app?: { id?: string; enableWebPush?: string; hideBranding?: boolean; name?: string; publicKey?: string; channels?: string[]; categories?: { id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[]; }; }>, any>>; $webPushState: WritableAtom<EngagespotWebPushPermissionState>; }; actions: { subscribe: () => Promise<void>; clearWebPushSubscription: () => Promise<void>; isSupported: () => boolean; }; }",
      "optional": false
     },
     "connect": {
      "type": "{ stores: { $connectFetcher: ReadableAtom<FetcherValue<FetchResponse<{ unreadCount?: number; app?: { id?: string; enableWebPush?: string; hideBranding?: boolean; name?: string; publicKey?: string; channels?: string[]; categories?: { id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[]; }; }>, any>>; $unreadCount: WritableAtom<number>; $hideBranding: WritableAtom<boolean>; $errors: WritableAtom<Record<string, string> | null>; $options: WritableAtom<StoreOptions>; }; actions: {}; }",
      "optional": false
     },
     "actions": {
      "type": "{ deleteNotification: (notificationId: number) => Promise<void>; markAsRead: (notificationId: number) => Promise<void>; markAllAsRead: () => Promise<void>; deleteAllNotifications: () => Promise<void>; markAsSeen: (data: { limit?: number; pageNo: number; }) => Promise<void>; changeState: (values: { state: string; id: number; }) => Promise<void>; }",
      "optional": false
     },
     "rtm": {
      "type": "{}",
      "optional": false
     },
     "preferences": {
      "type": "{ stores: { $preferenceFetcherStore: FetcherStore<FetchResponse<{ category?: { id?: number; identifier?: string; name?: string; createdAt?: string; updatedAt?: string; }; channelPreferences?: { channel?: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\"; enabled?: boolean; }[]; }[]>, any>; $computedPreferences: ReadableAtom<{ categories: { channels: { id: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\"; name: string; enabled: boolean; }[]; hideInInApp: boolean | undefined; hideInPreferenceManager: boolean | undefined; id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[] | undefined; }>; $preferences: WritableAtom<{ categories: { channels: { id: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\"; name: string; enabled: boolean; }[]; hideInInApp: boolean | undefined; hideInPreferenceManager: boolean | undefined; id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[] | undefined; }>; $channels: ReadableAtom<(\"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\")[]>; }; actions: { setProfileAttributes: (data: { [x: string]: any; }) => void; setPreferences: (data: { categoryId?: number; channels?: { channel?: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\"; enabled?: boolean; }[]; }[]) => Promise<void>; }; }",
      "optional": false
     }
    },
    "since": "current"
   },
   "StoreInstance.instance": {
    "signature": "instance: Instance;",
    "fields": {
     "apiKey": {
      "type": "string",
      "optional": false
     },
     "userId": {
      "type": "string",
      "optional": false
     },
     "app": {
      "type": "{ connect: () => Promise<FetchResponse<{ unreadCount?: number; app?: { id?: string; enableWebPush?: string; hideBranding?: boolean; name?: string; publicKey?: string; channels?: string[]; categories?: { id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[]; }; }>>; getInfo: () => Promise<FetchResponse<{ unreadCount?: number; app?: { id?: string; enableWebPush?: string; hideBranding?: boolean; name?: string; publicKey?: string; channels?: string[]; categories?: { id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[]; }; }>>; }",
      "optional": false
     },
     "realTime": {
      "type": "{ connect: () => Promise<true | Socket<DefaultEventsMap, DefaultEventsMap> | undefined>; disconnect: () => void; }",
      "optional": false
     },
     "notification": {
      "type": "{ getByPage: (options?: { pageNo: number; limit: number; userIdentifier?: string; category?: string; tenantIdentifier?: string; filter?: \"unread\" | \"read\" | \"interacted\"; }) => Promise<FetchResponse<{ unreadCount?: number; pagination?: { totalCount?: number; }; data?: { id: number; title: string; message?: string | null; icon?: string | null; url?: string | null; data?: Record<string, unknown> | null; category?: { id?: string; identifier?: string; name?: string; }; blocks?: ({ id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"button\"; link?: string; externalLink?: boolean; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"box\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"typography\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"blue-dot\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"rating-star\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"card\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"image\"; src?: string | string[]; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"textarea\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"input\"; })[]; createdAt?: string; seenAt?: string | null; clickedAt?: string | null; state?: EngagespotNotificationState | null; }[]; }>>; getById: (id: string | { id: string; }) => Promise<FetchResponse<{ id: number; title: string; message?: string | null; icon?: string | null; url?: string | null; data?: Record<string, unknown> | null; category?: { id?: string; identifier?: string; name?: string; }; blocks?: ({ id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"button\"; link?: string; externalLink?: boolean; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"box\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"typography\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"blue-dot\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"rating-star\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"card\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"image\"; src?: string | string[]; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"textarea\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"input\"; })[]; createdAt?: string; seenAt?: string | null; clickedAt?: string | null; state?: EngagespotNotificationState | null; }>>; markAsRead: (id: string | { id: string; }) => Promise<FetchResponse<never>>; remove: (id: string | { id: string; }) => Promise<FetchResponse<never>>; removeAll: () => Promise<FetchResponse<string>>; markAllAsSeen: (options: { limit: number; page: number; }) => Promise<FetchResponse<string>>; markAllAsRead: () => Promise<FetchResponse<string>>; changeState: (options: { id: string; state: string; }) => Promise<FetchResponse<{ $ref?: { id: number; title: string; message?: string | null; icon?: string | null; url?: string | null; data?: Record<string, unknown> | null; category?: { id?: string; identifier?: string; name?: string; }; blocks?: ({ id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"button\"; link?: string; externalLink?: boolean; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"box\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"typography\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"blue-dot\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"rating-star\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"card\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"image\"; src?: string | string[]; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"textarea\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"input\"; })[]; createdAt?: string; seenAt?: string | null; clickedAt?: string | null; state?: EngagespotNotificationState | null; }; }>>; createNotification: (notification: { id: number; title: string; message?: string | null; icon?: string | null; url?: string | null; data?: Record<string, unknown> | null; category?: { id?: string; identifier?: string; name?: string; }; blocks?: ({ id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"button\"; link?: string; externalLink?: boolean; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"box\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"typography\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"blue-dot\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"rating-star\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"card\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"image\"; src?: string | string[]; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"textarea\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"input\"; })[]; createdAt?: string; seenAt?: string | null; clickedAt?: string | null; state?: EngagespotNotificationState | null; }) => { id: number; title: string; message?: string | null; icon?: string | null; url?: string | null; data?: Record<string, unknown> | null; category?: { id?: string; identifier?: string; name?: string; }; blocks?: ({ id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"button\"; link?: string; externalLink?: boolean; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"box\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"typography\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"blue-dot\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"rating-star\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"card\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"image\"; src?: string | string[]; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"textarea\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"input\"; })[]; createdAt?: string; seenAt?: string | null; clickedAt?: string | null; state?: EngagespotNotificationState | null; }; }",
      "optional": false
     },
     "preferences": {
      "type": "{ getSupportedChannels: () => Promise<{ inApp: { name: \"In-App\"; id: \"inApp\"; }; webPush: { name: \"Web Push\"; id: \"webPush\"; }; email: { name: \"Email\"; id: \"email\"; }; mobilePush: { name: \"Mobile Push\"; id: \"mobilePush\"; }; sms: { name: \"SMS\"; id: \"sms\"; }; whatsapp: { name: \"WhatsApp\"; id: \"whatsapp\"; }; slack: { name: \"Slack\"; id: \"slack\"; }; chat: { name: \"Chat\"; id: \"chat\"; }; }>; getPreferences: () => Promise<FetchResponse<{ category?: { id?: number; identifier?: string; name?: string; createdAt?: string; updatedAt?: string; }; channelPreferences?: { channel?: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\"; enabled?: boolean; }[]; }[]>>; setPreferences: (preferences: { categoryId?: number; channels?: { channel?: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\"; enabled?: boolean; }[]; }[]) => Promise<FetchResponse<string>>; setProfileAttributes: (attributes: { [x: string]: any; }) => Promise<boolean>; getCategories: () => Promise<FetchResponse<{ id?: number; name?: string; identifier?: string; hideInInApp?: boolean; hideInPreferenceManager?: boolean; createdAt?: string; updatedAt?: string; }[]>>; }",
      "optional": false
     },
     "events": {
      "type": "{ notificationReceive: SubscribableEvent<(params: { notification: { id: number; title: string; message?: string | null; icon?: string | null; url?: string | null; data?: Record<string, unknown> | null; category?: { id?: string; identifier?: string; name?: string; }; blocks?: ({ id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"button\"; link?: string; externalLink?: boolean; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"box\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"typography\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"blue-dot\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"rating-star\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"card\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"image\"; src?: string | string[]; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"textarea\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"input\"; })[]; createdAt?: string; seenAt?: string | null; clickedAt?: string | null; state?: EngagespotNotificationState | null; }; }) => void>; notificationDelete: SubscribableEvent<(params: { id: string; }) => void>; notificationRead: SubscribableEvent<(params: { id: string; }) => void>; notificationSeen: SubscribableEvent<(params: { unseenCount: number; }) => void>; notificationReadAll: SubscribableEvent<(params: void) => void>; notificationDeleteAll: SubscribableEvent<(params: void) => void>; notificationStateChange: SubscribableEvent<(params: { notification: { id: number; title: string; message?: string | null; icon?: string | null; url?: string | null; data?: Record<string, unknown> | null; category?: { id?: string; identifier?: string; name?: string; }; blocks?: ({ id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"button\"; link?: string; externalLink?: boolean; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"box\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"typography\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"blue-dot\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"rating-star\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"card\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"image\"; src?: string | string[]; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"textarea\"; } | { id: string; text?: string; variant: \"default\" | \"primary\" | \"secondary\"; type: \"input\"; })[]; createdAt?: string; seenAt?: string | null; clickedAt?: string | null; state?: EngagespotNotificationState | null; }; }) => void>; webPushPermissionChange: SubscribableEvent<(params: { permission: PermissionState; }) => void>; }",
      "optional": false
     },
     "webPush": {
      "type": "{ connect: () => Promise<true | void | ServiceWorkerRegistration>; isSupported: () => boolean; getRegistrationState: () => EngagespotWebPushPermissionState; clearWebPushSubscription: () => Promise<void>; subscribe(): Promise<void>; }",
      "optional": false
     }
    },
    "since": "current"
   },
   "StoreInstance.notificationFeed.stores": {
    "signature": "stores: {\n  $currentPage: WritableAtom<number>;\n  $limit: WritableAtom<number>;\n  $notifications: WritableAtom<EngagespotNotification[]>;\n  $unreadCount: WritableAtom<number>;\n  $loading: ReadableAtom<boolean>;\n  $hasMore: ReadableAtom<boolean>;\n};",
    "fields": {
     "$currentPage": {
      "type": "WritableAtom<number>",
      "optional": false
     },
     "$limit": {
      "type": "WritableAtom<number>",
      "optional": false
     },
     "$notifications": {
      "type": "WritableAtom<EngagespotNotification[]>",
      "optional": false
     },
     "$unreadCount": {
      "type": "WritableAtom<number>",
      "optional": false
     },
     "$loading": {
      "type": "ReadableAtom<boolean>",
      "optional": false
     },
     "$hasMore": {
      "type": "ReadableAtom<boolean>",
      "optional": false
     }
    },
    "since": "current"
   },
   "StoreInstance.notificationFeed.actions": {
    "signature": "actions: { loadMore: () => void; refresh: () => void; };",
    "fields": {
     "loadMore": {
      "type": "() => void",
      "optional": false
     },
     "refresh": {
      "type": "() => void",
      "optional": false
     }
    },
    "since": "current"
   },
   "StoreInstance.notificationFeed.createFeedService": {
    "signature": "createFeedService: (options?: any) => {\n  stores: {\n    $currentPage: WritableAtom<number>;\n    $limit: WritableAtom<number>;\n    $notifications: WritableAtom<EngagespotNotification[]>;\n    $unreadCount: WritableAtom<number>;\n    $loading: ReadableAtom<boolean>;\n    $hasMore: ReadableAtom<boolean>;\n  };\n  actions: { loadMore: () => void; refresh: () => void; };\n  key: string;\n};",
    "fields": {
     "stores": {
      "type": "{ $currentPage: WritableAtom<number>; $limit: WritableAtom<number>; $notifications: WritableAtom<EngagespotNotification[]>; $unreadCount: WritableAtom<number>; $loading: ReadableAtom<boolean>; $hasMore: ReadableAtom<boolean>; }",
      "optional": false
     },
     "actions": {
      "type": "{ loadMore: () => void; refresh: () => void; }",
      "optional": false
     },
     "key": {
      "type": "string",
      "optional": false
     }
    },
    "since": "current"
   },
   "StoreInstance.notificationFeed.feedStoreMap": {
    "signature": "feedStoreMap: Map<string, {\n  stores: {\n    $currentPage: WritableAtom<number>;\n    $limit: WritableAtom<number>;\n    $notifications: WritableAtom<EngagespotNotification[]>;\n    $unreadCount: WritableAtom<number>;\n    $loading: ReadableAtom<boolean>;\n    $hasMore: ReadableAtom<boolean>;\n  };\n  actions: { loadMore: () => void; refresh: () => void; };\n  key: string;\n}>;",
    "fields": {},
    "since": "current"
   },
   "StoreInstance.notificationFeed.updateStores": {
    "signature": "updateStores: (cb: (stores: {\n  $currentPage: WritableAtom<number>;\n  $limit: WritableAtom<number>;\n  $notifications: WritableAtom<EngagespotNotification[]>;\n  $unreadCount: WritableAtom<number>;\n  $loading: ReadableAtom<boolean>;\n  $hasMore: ReadableAtom<boolean>;\n}) => void, more?: {\n  fireAll?: boolean;\n  additionalFilterKeys?: string[];\n  keyResolver?: (key: string) => string;\n}) => void;",
    "fields": {},
    "since": "current"
   },
   "StoreInstance.webpush.stores": {
    "signature": "stores: {\n  $webPushFetcher: ReadableAtom<FetcherValue<FetchResponse<{\n    unreadCount?: number;\n    app?: {\n      id?: string;\n      enableWebPush?: string;\n      hideBranding?: boolean;\n      name?: string;\n      publicKey?: string;\n      channels?: string[];\n      categories?: {\n        id?: number;\n        name?: string;\n        identifier?: string;\n        createdAt?: string;\n        updatedAt?: string;\n      }[];\n    };\n  }>, any>>;\n  $webPushState: WritableAtom<EngagespotWebPushPermissionState>;\n};",
    "fields": {
     "$webPushFetcher": {
      "type": "ReadableAtom<FetcherValue<FetchResponse<{ unreadCount?: number; app?: { id?: string; enableWebPush?: string; hideBranding?: boolean; name?: string; publicKey?: string; channels?: string[]; categories?: { id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[]; }; }>, any>>",
      "optional": false
     },
     "$webPushState": {
      "type": "WritableAtom<EngagespotWebPushPermissionState>",
      "optional": false
     }
    },
    "since": "current"
   },
   "StoreInstance.webpush.actions": {
    "signature": "actions: {\n  subscribe: () => Promise<void>;\n  clearWebPushSubscription: () => Promise<void>;\n  isSupported: () => boolean;\n};",
    "fields": {
     "subscribe": {
      "type": "() => Promise<void>",
      "optional": false
     },
     "clearWebPushSubscription": {
      "type": "() => Promise<void>",
      "optional": false
     },
     "isSupported": {
      "type": "() => boolean",
      "optional": false
     }
    },
    "since": "current"
   },
   "StoreInstance.connect.stores": {
    "signature": "stores: {\n  $connectFetcher: ReadableAtom<FetcherValue<FetchResponse<{\n    unreadCount?: number;\n    app?: {\n      id?: string;\n      enableWebPush?: string;\n      hideBranding?: boolean;\n      name?: string;\n      publicKey?: string;\n      channels?: string[];\n      categories?: {\n        id?: number;\n        name?: string;\n        identifier?: string;\n        createdAt?: string;\n        updatedAt?: string;\n      }[];\n    };\n  }>, any>>;\n  $unreadCount: WritableAtom<number>;\n  $hideBranding: WritableAtom<boolean>;\n  $errors: WritableAtom<Record<string, string> | null>;\n  $options: WritableAtom<StoreOptions>;\n};",
    "fields": {
     "$connectFetcher": {
      "type": "ReadableAtom<FetcherValue<FetchResponse<{ unreadCount?: number; app?: { id?: string; enableWebPush?: string; hideBranding?: boolean; name?: string; publicKey?: string; channels?: string[]; categories?: { id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[]; }; }>, any>>",
      "optional": false
     },
     "$unreadCount": {
      "type": "WritableAtom<number>",
      "optional": false
     },
     "$hideBranding": {
      "type": "WritableAtom<boolean>",
      "optional": false
     },
     "$errors": {
      "type": "WritableAtom<Record<string, string> | null>",
      "optional": false
     },
     "$options": {
      "type": "WritableAtom<StoreOptions>",
      "optional": false
     }
    },
    "since": "current"
   },
   "StoreInstance.connect.actions": {
    "signature": "actions: {};",
    "fields": {},
    "since": "current"
   },
   "StoreInstance.actions.deleteNotification": {
    "signature": "deleteNotification: (notificationId: number) => Promise<void>;",
    "fields": {},
    "since": "current"
   },
   "StoreInstance.actions.markAsRead": {
    "signature": "markAsRead: (notificationId: number) => Promise<void>;",
    "fields": {},
    "since": "current"
   },
   "StoreInstance.actions.markAllAsRead": {
    "signature": "markAllAsRead: () => Promise<void>;",
    "fields": {},
    "since": "current"
   },
   "StoreInstance.actions.deleteAllNotifications": {
    "signature": "deleteAllNotifications: () => Promise<void>;",
    "fields": {},
    "since": "current"
   },
   "StoreInstance.actions.markAsSeen": {
    "signature": "markAsSeen: (data: { limit?: number; pageNo: number; }) => Promise<void>;",
    "fields": {},
    "since": "current"
   },
   "StoreInstance.actions.changeState": {
    "signature": "changeState: (values: { state: string; id: number; }) => Promise<void>;",
    "fields": {},
    "since": "current"
   },
   "StoreInstance.rtm": {
    "signature": "rtm: {};",
    "fields": {},
    "since": "current"
   },
   "StoreInstance.preferences.stores": {
    "signature": "stores: {\n  $preferenceFetcherStore: FetcherStore<FetchResponse<{\n    category?: {\n      id?: number;\n      identifier?: string;\n      name?: string;\n      createdAt?: string;\n      updatedAt?: string;\n    };\n    channelPreferences?: {\n      channel?: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\";\n      enabled?: boolean;\n    }[];\n  }[]>, any>;\n  $computedPreferences: ReadableAtom<{\n    categories: {\n      channels: {\n        id: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\";\n        name: string;\n        enabled: boolean;\n      }[];\n      hideInInApp: boolean | undefined;\n      hideInPreferenceManager: boolean | undefined;\n      id?: number;\n      name?: string;\n      identifier?: string;\n      createdAt?: string;\n      updatedAt?: string;\n    }[] | undefined;\n  }>;\n  $preferences: WritableAtom<{\n    categories: {\n      channels: {\n        id: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\";\n        name: string;\n        enabled: boolean;\n      }[];\n      hideInInApp: boolean | undefined;\n      hideInPreferenceManager: boolean | undefined;\n      id?: number;\n      name?: string;\n      identifier?: string;\n      createdAt?: string;\n      updatedAt?: string;\n    }[] | undefined;\n  }>;\n  $channels: ReadableAtom<(\"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\")[]>;\n};",
    "fields": {
     "$preferenceFetcherStore": {
      "type": "FetcherStore<FetchResponse<{ category?: { id?: number; identifier?: string; name?: string; createdAt?: string; updatedAt?: string; }; channelPreferences?: { channel?: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\"; enabled?: boolean; }[]; }[]>, any>",
      "optional": false
     },
     "$computedPreferences": {
      "type": "ReadableAtom<{ categories: { channels: { id: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\"; name: string; enabled: boolean; }[]; hideInInApp: boolean | undefined; hideInPreferenceManager: boolean | undefined; id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[] | undefined; }>",
      "optional": false
     },
     "$preferences": {
      "type": "WritableAtom<{ categories: { channels: { id: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\"; name: string; enabled: boolean; }[]; hideInInApp: boolean | undefined; hideInPreferenceManager: boolean | undefined; id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[] | undefined; }>",
      "optional": false
     },
     "$channels": {
      "type": "ReadableAtom<(\"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\")[]>",
      "optional": false
     }
    },
    "since": "current"
   },
   "StoreInstance.preferences.actions": {
    "signature": "actions: {\n  setProfileAttributes: (data: { [x: string]: any; }) => void;\n  setPreferences: (data: {\n    categoryId?: number;\n    channels?: {\n      channel?: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\";\n      enabled?: boolean;\n    }[];\n  }[]) => Promise<void>;\n};",
    "fields": {
     "setProfileAttributes": {
      "type": "(data: { [x: string]: any; }) => void",
      "optional": false
     },
     "setPreferences": {
      "type": "(data: { categoryId?: number; channels?: { channel?: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\"; enabled?: boolean; }[]; }[]) => Promise<void>",
      "optional": false
     }
    },
    "since": "current"
   },
   "StoreOptions": {
    "signature": "type StoreOptions = {\n  userId: string;\n  tenantIdentifier?: string;\n  apiKey: string;\n  userSignature?: string;\n  userToken?: string;\n  disableWebPush?: boolean;\n  allowNonHttpsWebPush?: boolean;\n  serviceWorkerRegistration?: ServiceWorkerRegistration;\n  disableRtm?: boolean;\n  baseUrl?: string;\n  debug?: boolean;\n  disableAutoStart?: boolean;\n  dataRegion?: \"us\" | \"eu\";\n  disableRealTimeStoreUpdates?: boolean;\n  disableFetchOnStart?: boolean;\n  itemsPerPage?: number;\n  relativeTimeUpdateInterval?: number;\n};",
    "fields": {
     "userId": {
      "type": "string",
      "optional": false
     },
     "tenantIdentifier": {
      "type": "string",
      "optional": true
     },
     "apiKey": {
      "type": "string",
      "optional": false
     },
     "userSignature": {
      "type": "string",
      "optional": true
     },
     "userToken": {
      "type": "string",
      "optional": true
     },
     "disableWebPush": {
      "type": "boolean",
      "optional": true
     },
     "allowNonHttpsWebPush": {
      "type": "boolean",
      "optional": true
     },
     "serviceWorkerRegistration": {
      "type": "ServiceWorkerRegistration",
      "optional": true
     },
     "disableRtm": {
      "type": "boolean",
      "optional": true
     },
     "baseUrl": {
      "type": "string",
      "optional": true
     },
     "debug": {
      "type": "boolean",
      "optional": true
     },
     "disableAutoStart": {
      "type": "boolean",
      "optional": true
     },
     "dataRegion": {
      "type": "\"us\" | \"eu\"",
      "optional": true
     },
     "disableRealTimeStoreUpdates": {
      "type": "boolean",
      "optional": true
     },
     "disableFetchOnStart": {
      "type": "boolean",
      "optional": true
     },
     "itemsPerPage": {
      "type": "number",
      "optional": true
     },
     "relativeTimeUpdateInterval": {
      "type": "number",
      "optional": true
     }
    },
    "since": "current"
   },
   "createStore": {
    "signature": "function createStore(storeOptions: StoreOptions): StoreInstance;",
    "fields": {
     "instance": {
      "type": "Instance",
      "optional": false
     },
     "notificationFeed": {
      "type": "{ stores: { $currentPage: WritableAtom<number>; $limit: WritableAtom<number>; $notifications: WritableAtom<EngagespotNotification[]>; $unreadCount: WritableAtom<number>; $loading: ReadableAtom<boolean>; $hasMore: ReadableAtom<boolean>; }; actions: { loadMore: () => void; refresh: () => void; }; createFeedService: (options?: any) => { stores: { $currentPage: WritableAtom<number>; $limit: WritableAtom<number>; $notifications: WritableAtom<EngagespotNotification[]>; $unreadCount: WritableAtom<number>; $loading: ReadableAtom<boolean>; $hasMore: ReadableAtom<boolean>; }; actions: { loadMore: () => void; refresh: () => void; }; key: string; }; feedStoreMap: Map<string, { stores: { $currentPage: WritableAtom<number>; $limit: WritableAtom<number>; $notifications: WritableAtom<EngagespotNotification[]>; $unreadCount: WritableAtom<number>; $loading: ReadableAtom<boolean>; $hasMore: ReadableAtom<boolean>; }; actions: { loadMore: () => void; refresh: () => void; }; key: string; }>; updateStores: (cb: (stores: { $currentPage: WritableAtom<number>; $limit: WritableAtom<number>; $notifications: WritableAtom<EngagespotNotification[]>; $unreadCount: WritableAtom<number>; $loading: ReadableAtom<boolean>; $hasMore: ReadableAtom<boolean>; }) => void, more?: { fireAll?: boolean; additionalFilterKeys?: string[]; keyResolver?: (key: string) => string; }) => void; }",
      "optional": false
     },
     "webpush": {
      "type": "{ stores: { $webPushFetcher: ReadableAtom<FetcherValue<FetchResponse<{ unreadCount?: number; app?: { id?: string; enableWebPush?: string; hideBranding?: boolean; name?: string; publicKey?: string; channels?: string[]; categories?: { id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[]; }; }>, any>>; $webPushState: WritableAtom<EngagespotWebPushPermissionState>; }; actions: { subscribe: () => Promise<void>; clearWebPushSubscription: () => Promise<void>; isSupported: () => boolean; }; }",
      "optional": false
     },
     "connect": {
      "type": "{ stores: { $connectFetcher: ReadableAtom<FetcherValue<FetchResponse<{ unreadCount?: number; app?: { id?: string; enableWebPush?: string; hideBranding?: boolean; name?: string; publicKey?: string; channels?: string[]; categories?: { id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[]; }; }>, any>>; $unreadCount: WritableAtom<number>; $hideBranding: WritableAtom<boolean>; $errors: WritableAtom<Record<string, string> | null>; $options: WritableAtom<StoreOptions>; }; actions: {}; }",
      "optional": false
     },
     "actions": {
      "type": "{ deleteNotification: (notificationId: number) => Promise<void>; markAsRead: (notificationId: number) => Promise<void>; markAllAsRead: () => Promise<void>; deleteAllNotifications: () => Promise<void>; markAsSeen: (data: { limit?: number; pageNo: number; }) => Promise<void>; changeState: (values: { state: string; id: number; }) => Promise<void>; }",
      "optional": false
     },
     "rtm": {
      "type": "{}",
      "optional": false
     },
     "preferences": {
      "type": "{ stores: { $preferenceFetcherStore: FetcherStore<FetchResponse<{ category?: { id?: number; identifier?: string; name?: string; createdAt?: string; updatedAt?: string; }; channelPreferences?: { channel?: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\"; enabled?: boolean; }[]; }[]>, any>; $computedPreferences: ReadableAtom<{ categories: { channels: { id: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\"; name: string; enabled: boolean; }[]; hideInInApp: boolean | undefined; hideInPreferenceManager: boolean | undefined; id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[] | undefined; }>; $preferences: WritableAtom<{ categories: { channels: { id: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\"; name: string; enabled: boolean; }[]; hideInInApp: boolean | undefined; hideInPreferenceManager: boolean | undefined; id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[] | undefined; }>; $channels: ReadableAtom<(\"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\")[]>; }; actions: { setProfileAttributes: (data: { [x: string]: any; }) => void; setPreferences: (data: { categoryId?: number; channels?: { channel?: \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\"; enabled?: boolean; }[]; }[]) => Promise<void>; }; }",
      "optional": false
     }
    },
    "since": "current"
   }
  },
  "passedOn": {
   "API_BASE_URLS": "@engagespot/core",
   "EngagespotNotificationState": "@engagespot/core",
   "EngagespotWebPushPermissionState": "@engagespot/core",
   "EventCallbackMap": "@engagespot/core",
   "Instance": "@engagespot/core"
  }
 },
 "@engagespot/react-hooks": {
  "own": {
   "Actions": {
    "signature": "type Actions = {\n  deleteNotification: (notificationId: number) => Promise<void>;\n  markAsRead: (notificationId: number) => Promise<void>;\n  markAllAsRead: () => Promise<void>;\n  deleteAllNotifications: () => Promise<void>;\n  markAsSeen: (data: { limit?: number; pageNo: number; }) => Promise<void>;\n  changeState: (values: { state: string; id: number; }) => Promise<void>;\n};",
    "fields": {
     "deleteNotification": {
      "type": "(notificationId: number) => Promise<void>",
      "optional": false
     },
     "markAsRead": {
      "type": "(notificationId: number) => Promise<void>",
      "optional": false
     },
     "markAllAsRead": {
      "type": "() => Promise<void>",
      "optional": false
     },
     "deleteAllNotifications": {
      "type": "() => Promise<void>",
      "optional": false
     },
     "markAsSeen": {
      "type": "(data: { limit?: number; pageNo: number; }) => Promise<void>",
      "optional": false
     },
     "changeState": {
      "type": "(values: { state: string; id: number; }) => Promise<void>",
      "optional": false
     }
    },
    "since": "current"
   },
   "EngagespotChannels": {
    "signature": "type EngagespotChannels = \"inApp\" | \"webPush\" | \"email\" | \"mobilePush\" | \"sms\" | \"whatsapp\" | \"webhook\" | \"discord\" | \"slack\" | \"chat\";",
    "fields": {},
    "since": "current"
   },
   "EngagespotProvider": {
    "signature": "function EngagespotProvider(options: EngagespotProviderProps): Element;",
    "fields": {},
    "since": "current"
   },
   "EngagespotProviderProps": {
    "signature": "type EngagespotProviderProps = { options: StoreOptions; children: ReactNode; };",
    "fields": {
     "options": {
      "type": "StoreOptions",
      "optional": false
     },
     "children": {
      "type": "ReactNode",
      "optional": false
     }
    },
    "since": "current"
   },
   "Feed": {
    "signature": "type Feed = {\n  notifications: EngagespotNotification[];\n  loading: boolean;\n  loadMore: () => void;\n  refresh: () => void;\n  hasMore: boolean;\n};",
    "fields": {
     "notifications": {
      "type": "EngagespotNotification[]",
      "optional": false
     },
     "loading": {
      "type": "boolean",
      "optional": false
     },
     "loadMore": {
      "type": "() => void",
      "optional": false
     },
     "refresh": {
      "type": "() => void",
      "optional": false
     },
     "hasMore": {
      "type": "boolean",
      "optional": false
     }
    },
    "since": "current"
   },
   "PreferenceChannel": {
    "signature": "type PreferenceChannel = { id: EngagespotChannels; name: string; enabled: boolean; };",
    "fields": {
     "id": {
      "type": "EngagespotChannels",
      "optional": false
     },
     "name": {
      "type": "string",
      "optional": false
     },
     "enabled": {
      "type": "boolean",
      "optional": false
     }
    },
    "since": "current"
   },
   "Preferences": {
    "signature": "type Preferences = {\n  preferences: {\n    categories: {\n      channels: PreferenceChannel[];\n      hideInInApp: boolean | undefined;\n      hideInPreferenceManager: boolean | undefined;\n      id?: number;\n      name?: string;\n      identifier?: string;\n      createdAt?: string;\n      updatedAt?: string;\n    }[] | undefined;\n  };\n  setProfileAttributes: (data: { [x: string]: any; }) => void;\n  setPreferences: (data: {\n    categoryId?: number;\n    channels?: { channel?: EngagespotChannels; enabled?: boolean; }[];\n  }[]) => Promise<void>;\n  channels: EngagespotChannels[];\n};",
    "fields": {
     "preferences": {
      "type": "{ categories: { channels: PreferenceChannel[]; hideInInApp: boolean | undefined; hideInPreferenceManager: boolean | undefined; id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[] | undefined; }",
      "optional": false
     },
     "setProfileAttributes": {
      "type": "(data: { [x: string]: any; }) => void",
      "optional": false
     },
     "setPreferences": {
      "type": "(data: { categoryId?: number; channels?: { channel?: EngagespotChannels; enabled?: boolean; }[]; }[]) => Promise<void>",
      "optional": false
     },
     "channels": {
      "type": "EngagespotChannels[]",
      "optional": false
     }
    },
    "since": "current"
   },
   "_internals": {
    "signature": "const _internals: { API_BASE_URLS: Record<\"us\" | \"eu\", string>; };",
    "fields": {
     "API_BASE_URLS": {
      "type": "Record<\"us\" | \"eu\", string>",
      "optional": false
     }
    },
    "since": "current"
   },
   "createFilteredFeed": {
    "signature": "function createFilteredFeed(feedOptions?: { category: string; tenantIdentifier?: string; }): () => Feed;",
    "fields": {
     "notifications": {
      "type": "EngagespotNotification[]",
      "optional": false
     },
     "loading": {
      "type": "boolean",
      "optional": false
     },
     "loadMore": {
      "type": "() => void",
      "optional": false
     },
     "refresh": {
      "type": "() => void",
      "optional": false
     },
     "hasMore": {
      "type": "boolean",
      "optional": false
     }
    },
    "since": "current"
   },
   "useActions": {
    "signature": "function useActions(): Actions;",
    "fields": {
     "deleteNotification": {
      "type": "(notificationId: number) => Promise<void>",
      "optional": false
     },
     "markAsRead": {
      "type": "(notificationId: number) => Promise<void>",
      "optional": false
     },
     "markAllAsRead": {
      "type": "() => Promise<void>",
      "optional": false
     },
     "deleteAllNotifications": {
      "type": "() => Promise<void>",
      "optional": false
     },
     "markAsSeen": {
      "type": "(data: { limit?: number; pageNo: number; }) => Promise<void>",
      "optional": false
     },
     "changeState": {
      "type": "(values: { state: string; id: number; }) => Promise<void>",
      "optional": false
     }
    },
    "since": "current"
   },
   "useErrors": {
    "signature": "function useErrors(): Record<string, string> | null;",
    "fields": {},
    "since": "current"
   },
   "useEvent": {
    "signature": "function useEvent<T extends keyof EventCallbackMap>(eventName: T, callback: EventCallbackMap[T]): void;",
    "fields": {},
    "since": "current"
   },
   "useFeed": {
    "signature": "function useFeed(): Feed;",
    "fields": {
     "notifications": {
      "type": "EngagespotNotification[]",
      "optional": false
     },
     "loading": {
      "type": "boolean",
      "optional": false
     },
     "loadMore": {
      "type": "() => void",
      "optional": false
     },
     "refresh": {
      "type": "() => void",
      "optional": false
     },
     "hasMore": {
      "type": "boolean",
      "optional": false
     }
    },
    "since": "current"
   },
   "useHideBranding": {
    "signature": "function useHideBranding(): boolean;",
    "fields": {},
    "since": "current"
   },
   "useOptions": {
    "signature": "function useOptions(): StoreOptions;",
    "fields": {
     "userId": {
      "type": "string",
      "optional": false
     },
     "tenantIdentifier": {
      "type": "string",
      "optional": true
     },
     "apiKey": {
      "type": "string",
      "optional": false
     },
     "userSignature": {
      "type": "string",
      "optional": true
     },
     "userToken": {
      "type": "string",
      "optional": true
     },
     "disableWebPush": {
      "type": "boolean",
      "optional": true
     },
     "allowNonHttpsWebPush": {
      "type": "boolean",
      "optional": true
     },
     "serviceWorkerRegistration": {
      "type": "ServiceWorkerRegistration",
      "optional": true
     },
     "disableRtm": {
      "type": "boolean",
      "optional": true
     },
     "baseUrl": {
      "type": "string",
      "optional": true
     },
     "debug": {
      "type": "boolean",
      "optional": true
     },
     "disableAutoStart": {
      "type": "boolean",
      "optional": true
     },
     "dataRegion": {
      "type": "\"us\" | \"eu\"",
      "optional": true
     },
     "disableRealTimeStoreUpdates": {
      "type": "boolean",
      "optional": true
     },
     "disableFetchOnStart": {
      "type": "boolean",
      "optional": true
     },
     "itemsPerPage": {
      "type": "number",
      "optional": true
     },
     "relativeTimeUpdateInterval": {
      "type": "number",
      "optional": true
     }
    },
    "since": "current"
   },
   "usePreferences": {
    "signature": "function usePreferences(): Preferences;",
    "fields": {
     "preferences": {
      "type": "{ categories: { channels: PreferenceChannel[]; hideInInApp: boolean | undefined; hideInPreferenceManager: boolean | undefined; id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[] | undefined; }",
      "optional": false
     },
     "setProfileAttributes": {
      "type": "(data: { [x: string]: any; }) => void",
      "optional": false
     },
     "setPreferences": {
      "type": "(data: { categoryId?: number; channels?: { channel?: EngagespotChannels; enabled?: boolean; }[]; }[]) => Promise<void>",
      "optional": false
     },
     "channels": {
      "type": "EngagespotChannels[]",
      "optional": false
     }
    },
    "since": "current"
   },
   "useUnseenCount": {
    "signature": "function useUnseenCount(): number;",
    "fields": {},
    "since": "current"
   },
   "useWebPush": {
    "signature": "function useWebPush(): {\n  metadata: FetcherValue<FetchResponse<{\n    unreadCount?: number;\n    app?: {\n      id?: string;\n      enableWebPush?: string;\n      hideBranding?: boolean;\n      name?: string;\n      publicKey?: string;\n      channels?: string[];\n      categories?: {\n        id?: number;\n        name?: string;\n        identifier?: string;\n        createdAt?: string;\n        updatedAt?: string;\n      }[];\n    };\n  }>, any>;\n  subscribe: () => Promise<void>;\n  clearWebPushSubscription: () => Promise<void>;\n  isSupported: () => boolean;\n  webPushState: EngagespotWebPushPermissionState;\n};",
    "fields": {
     "metadata": {
      "type": "FetcherValue<FetchResponse<{ unreadCount?: number; app?: { id?: string; enableWebPush?: string; hideBranding?: boolean; name?: string; publicKey?: string; channels?: string[]; categories?: { id?: number; name?: string; identifier?: string; createdAt?: string; updatedAt?: string; }[]; }; }>, any>",
      "optional": false
     },
     "subscribe": {
      "type": "() => Promise<void>",
      "optional": false
     },
     "clearWebPushSubscription": {
      "type": "() => Promise<void>",
      "optional": false
     },
     "isSupported": {
      "type": "() => boolean",
      "optional": false
     },
     "webPushState": {
      "type": "EngagespotWebPushPermissionState",
      "optional": false
     }
    },
    "since": "current"
   }
  },
  "passedOn": {
   "EngagespotNotification": "@engagespot/store",
   "EngagespotNotificationState": "@engagespot/core",
   "EngagespotWebPushPermissionState": "@engagespot/core",
   "EventCallbackMap": "@engagespot/core"
  }
 },
 "@engagespot/react-component": {
  "own": {
   "Engagespot": {
    "signature": "function Engagespot(props: EngagespotProps): Element;",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCore": {
    "signature": "function EngagespotCore(props: Partial<EngagespotCoreProps>): Element;",
    "fields": {},
    "since": "current"
   },
   "EngagespotCoreProps": {
    "signature": "type EngagespotCoreProps = {\n  theme?: ThemeOverrides;\n  panelOpenByDefault?: boolean;\n  panelOnly?: boolean;\n  feedItemPlaceholderImage?: string;\n  hideNotificationAvatar?: boolean;\n  hideJumpToTop?: boolean;\n  headerText?: string;\n  renderFooterContent?: (...args: unknown[]) => ReactNode;\n  renderNotificationIcon?: (...args: unknown[]) => ReactNode;\n  renderEmptyPlaceholderImage?: (...args: unknown[]) => ReactNode;\n  onFeedItemClick?: (evt: MouseEvent<HTMLDivElement, MouseEvent>, payload: {\n    url?: string | null;\n    id: number;\n    markAsClicked: () => void;\n  }) => void;\n  textOverrides?: TextOverridesPartial;\n  renderNotificationContent?: (notification: { notification: EngagespotNotification; }) => ReactNode;\n  renderNotificationBody?: (notification: { notification: EngagespotNotification; }) => ReactNode;\n  eventListenersToRun?: EventListenersToRun[];\n  headerDropdownItems?: { name: string; action: () => unknown; }[];\n  formatDate?: (dateString: string, dateFns: {\n    format: typeof format;\n    formatDistance: typeof formatDistance;\n    formatRelative: typeof formatRelative;\n    subDays: typeof subDays;\n  }) => string;\n  disableNotificationChime?: boolean;\n  notificationChimeSrc?: string;\n  panel?: {\n    isOpen: boolean;\n    setIsOpen: (isOpen: boolean) => void;\n    disableDismiss?: boolean;\n  };\n  disableTextTranslation?: boolean;\n  hideCategoryTabs?: boolean;\n  profile?: { [attribute: string]: any; };\n  events?: Partial<EventCallbackMap>;\n  actionableElements?: Partial<ActionableElements>;\n  hiddenCategoryIdentifiers?: string[];\n};",
    "fields": {},
    "since": "current"
   },
   "EngagespotCoreProps.theme": {
    "signature": "theme?: ThemeOverrides;",
    "types": "type ThemeOverrides = DeepPartial<Theme>;\n\ntype DeepPartial<T> = T extends object ? {\n  [P in keyof T]?: DeepPartial<T[P]>;\n} : T;\n\ntype Theme = typeof _default;",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCoreProps.panelOpenByDefault": {
    "signature": "panelOpenByDefault?: boolean;",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCoreProps.panelOnly": {
    "signature": "panelOnly?: boolean;",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCoreProps.feedItemPlaceholderImage": {
    "signature": "feedItemPlaceholderImage?: string;",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCoreProps.hideNotificationAvatar": {
    "signature": "hideNotificationAvatar?: boolean;",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCoreProps.hideJumpToTop": {
    "signature": "hideJumpToTop?: boolean;",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCoreProps.headerText": {
    "signature": "headerText?: string;",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCoreProps.renderFooterContent": {
    "signature": "renderFooterContent?: (...args: unknown[]) => ReactNode;",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCoreProps.renderNotificationIcon": {
    "signature": "renderNotificationIcon?: (...args: unknown[]) => ReactNode;",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCoreProps.renderEmptyPlaceholderImage": {
    "signature": "renderEmptyPlaceholderImage?: (...args: unknown[]) => ReactNode;",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCoreProps.onFeedItemClick": {
    "signature": "onFeedItemClick?: (evt: MouseEvent<HTMLDivElement, MouseEvent>, payload: {\n  url?: string | null;\n  id: number;\n  markAsClicked: () => void;\n}) => void;",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCoreProps.textOverrides": {
    "signature": "textOverrides?: TextOverridesPartial;",
    "types": "type TextOverridesPartial = DeepPartial<TextOverrides>;\n\ntype DeepPartial<T> = T extends object ? {\n  [P in keyof T]?: DeepPartial<T[P]>;\n} : T;\n\ntype TextOverrides = {\n  header: {\n    headerText: string;\n    preferenceText: string;\n    dropdownItems: {\n      preferences: string;\n      enableDesktopNotifications: string;\n      markAllAsRead: string;\n      deleteAll: string;\n    };\n  };\n  notification: {\n    dropdownItems: {\n      markAsRead: string;\n      delete: string;\n    };\n  };\n  channels: {\n    [key in EngagespotChannels]: string;\n  };\n  preferenceModal: {\n    heading: string;\n    text: string;\n    yesButtonText: string;\n    noButtonText: string;\n    secondaryText: string;\n  };\n  notificationFeed: { placeholderText: string; };\n};",
    "fields": {},
    "since": "1.3.x"
   },
   "EngagespotCoreProps.renderNotificationContent": {
    "signature": "renderNotificationContent?: (notification: { notification: EngagespotNotification; }) => ReactNode;",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCoreProps.renderNotificationBody": {
    "signature": "renderNotificationBody?: (notification: { notification: EngagespotNotification; }) => ReactNode;",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCoreProps.eventListenersToRun": {
    "signature": "eventListenersToRun?: EventListenersToRun[];",
    "types": "type EventListenersToRun = {\n  blockId: string;\n  event: ReactEvent;\n  onEvent: ({ event, notification, changeNotificationState, getValue, }: {\n    event: ReactEventHandler;\n    notification: EngagespotNotification;\n    changeNotificationState: changeNotificationStateFnType;\n    getValue: (id: string) => string;\n  }) => void;\n};\n\ntype ReactEvent = 'onClick' | 'onChange' | 'onSubmit' | 'onKeyDown' | 'onKeyUp';\n\ntype ReactEventHandler = BaseSyntheticEvent;\n\ntype BaseSyntheticEvent = {\n  nativeEvent: any;\n  currentTarget: any;\n  target: any;\n  bubbles: boolean;\n  cancelable: boolean;\n  defaultPrevented: boolean;\n  eventPhase: number;\n  isTrusted: boolean;\n  preventDefault(): void;\n  isDefaultPrevented(): boolean;\n  stopPropagation(): void;\n  isPropagationStopped(): boolean;\n  persist(): void;\n  timeStamp: number;\n  type: string;\n};\n\ntype changeNotificationStateFnType = (data: ChangeNotificationRequest) => unknown;\n\ntype ChangeNotificationRequest = {\n  state: string;\n  delete?: boolean;\n  data?: { [x: string]: string; };\n};",
    "fields": {},
    "since": "1.3.x"
   },
   "EngagespotCoreProps.headerDropdownItems": {
    "signature": "headerDropdownItems?: { name: string; action: () => unknown; }[];",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCoreProps.formatDate": {
    "signature": "formatDate?: (dateString: string, dateFns: {\n  format: typeof format;\n  formatDistance: typeof formatDistance;\n  formatRelative: typeof formatRelative;\n  subDays: typeof subDays;\n}) => string;",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCoreProps.disableNotificationChime": {
    "signature": "disableNotificationChime?: boolean;",
    "fields": {},
    "since": "current"
   },
   "EngagespotCoreProps.notificationChimeSrc": {
    "signature": "notificationChimeSrc?: string;",
    "fields": {},
    "since": "current"
   },
   "EngagespotCoreProps.panel": {
    "signature": "panel?: {\n  isOpen: boolean;\n  setIsOpen: (isOpen: boolean) => void;\n  disableDismiss?: boolean;\n};",
    "fields": {},
    "since": "current"
   },
   "EngagespotCoreProps.disableTextTranslation": {
    "signature": "disableTextTranslation?: boolean;",
    "fields": {},
    "since": "current"
   },
   "EngagespotCoreProps.hideCategoryTabs": {
    "signature": "hideCategoryTabs?: boolean;",
    "fields": {},
    "since": "current"
   },
   "EngagespotCoreProps.profile": {
    "signature": "profile?: { [attribute: string]: any; };",
    "fields": {},
    "since": "1.3.x"
   },
   "EngagespotCoreProps.events": {
    "signature": "events?: Partial<EventCallbackMap>;",
    "fields": {},
    "since": "1.0.0"
   },
   "EngagespotCoreProps.actionableElements": {
    "signature": "actionableElements?: Partial<ActionableElements>;",
    "types": "type ActionableElements = {\n  [Key in TemplateBlockTypes]?: Key extends 'textarea' ? Exclude<TextAreaStyledProps, 'ref'> : Key extends 'rating-star' ? RatingStarStyledProps : never;\n};\n\ntype TemplateBlockTypes = Exclude<TemplateBlock['type'], 'button' | 'image'>;\n\ntype TemplateBlock = TemplateBlockBase & BlockTypes;\n\ntype TemplateBlockBase = {\n  id: string;\n  text?: string;\n  variant?: 'default' | 'primary' | 'secondary';\n};\n\ntype BlockTypes = {\n  type: 'button';\n  link?: string;\n  externalLink?: boolean;\n} | { type: 'rating-star'; } | { type: 'image'; src?: string | Blob[]; } | { type: 'textarea'; };\n\ntype TextAreaStyledProps = {\n  autoGrow?: boolean;\n  onChange?: (e: React.ChangeEvent<HTMLTextAreaElement>) => void;\n  ref?: React.RefObject<HTMLTextAreaElement>;\n};\n\ntype RatingStarStyledProps = {\n  icon?: React.ReactNode;\n  activeIcon?: React.ReactNode;\n  onChange?: (value: number) => void;\n};",
    "fields": {},
    "since": "current"
   },
   "EngagespotCoreProps.hiddenCategoryIdentifiers": {
    "signature": "hiddenCategoryIdentifiers?: string[];",
    "fields": {},
    "since": "current"
   },
   "EngagespotProps": {
    "signature": "type EngagespotProps = Partial<EngagespotInternalProps> & EngagespotProviderProps['options'];",
    "fields": {
     "theme": {
      "type": "ThemeOverrides",
      "optional": true
     },
     "panelOpenByDefault": {
      "type": "boolean",
      "optional": true
     },
     "panelOnly": {
      "type": "boolean",
      "optional": true
     },
     "feedItemPlaceholderImage": {
      "type": "string",
      "optional": true
     },
     "hideNotificationAvatar": {
      "type": "boolean",
      "optional": true
     },
     "hideJumpToTop": {
      "type": "boolean",
      "optional": true
     },
     "headerText": {
      "type": "string",
      "optional": true
     },
     "renderFooterContent": {
      "type": "(...args: unknown[]) => ReactNode",
      "optional": true
     },
     "renderNotificationIcon": {
      "type": "(...args: unknown[]) => ReactNode",
      "optional": true
     },
     "renderEmptyPlaceholderImage": {
      "type": "(...args: unknown[]) => ReactNode",
      "optional": true
     },
     "onFeedItemClick": {
      "type": "(evt: MouseEvent<HTMLDivElement, MouseEvent>, payload: { url?: string | null; id: number; markAsClicked: () => void; }) => void",
      "optional": true
     },
     "textOverrides": {
      "type": "TextOverridesPartial",
      "optional": true
     },
     "renderNotificationContent": {
      "type": "(notification: { notification: EngagespotNotification; }) => ReactNode",
      "optional": true
     },
     "renderNotificationBody": {
      "type": "(notification: { notification: EngagespotNotification; }) => ReactNode",
      "optional": true
     },
     "eventListenersToRun": {
      "type": "EventListenersToRun[]",
      "optional": true
     },
     "headerDropdownItems": {
      "type": "{ name: string; action: () => unknown; }[]",
      "optional": true
     },
     "formatDate": {
      "type": "(dateString: string, dateFns: { format: typeof format; formatDistance: typeof formatDistance; formatRelative: typeof formatRelative; subDays: typeof subDays; }) => string",
      "optional": true
     },
     "disableNotificationChime": {
      "type": "boolean",
      "optional": true
     },
     "notificationChimeSrc": {
      "type": "string",
      "optional": true
     },
     "panel": {
      "type": "{ isOpen: boolean; setIsOpen: (isOpen: boolean) => void; disableDismiss?: boolean; }",
      "optional": true
     },
     "disableTextTranslation": {
      "type": "boolean",
      "optional": true
     },
     "hideCategoryTabs": {
      "type": "boolean",
      "optional": true
     },
     "profile": {
      "type": "{ [attribute: string]: any; }",
      "optional": true
     },
     "events": {
      "type": "Partial<EventCallbackMap>",
      "optional": true
     },
     "actionableElements": {
      "type": "Partial<ActionableElements>",
      "optional": true
     },
     "hiddenCategoryIdentifiers": {
      "type": "string[]",
      "optional": true
     },
     "userId": {
      "type": "string",
      "optional": false
     },
     "tenantIdentifier": {
      "type": "string",
      "optional": true
     },
     "apiKey": {
      "type": "string",
      "optional": false
     },
     "userSignature": {
      "type": "string",
      "optional": true
     },
     "userToken": {
      "type": "string",
      "optional": true
     },
     "disableWebPush": {
      "type": "boolean",
      "optional": true
     },
     "allowNonHttpsWebPush": {
      "type": "boolean",
      "optional": true
     },
     "serviceWorkerRegistration": {
      "type": "ServiceWorkerRegistration",
      "optional": true
     },
     "disableRtm": {
      "type": "boolean",
      "optional": true
     },
     "baseUrl": {
      "type": "string",
      "optional": true
     },
     "debug": {
      "type": "boolean",
      "optional": true
     },
     "disableAutoStart": {
      "type": "boolean",
      "optional": true
     },
     "dataRegion": {
      "type": "\"us\" | \"eu\"",
      "optional": true
     },
     "disableRealTimeStoreUpdates": {
      "type": "boolean",
      "optional": true
     },
     "disableFetchOnStart": {
      "type": "boolean",
      "optional": true
     },
     "itemsPerPage": {
      "type": "number",
      "optional": true
     },
     "relativeTimeUpdateInterval": {
      "type": "number",
      "optional": true
     }
    },
    "since": "1.0.0"
   },
   "EngagespotProvider": {
    "signature": "function EngagespotProvider(props: InstanceOptions & {\n  disableRealTimeStoreUpdates?: boolean | undefined;\n  disableFetchOnStart?: boolean | undefined;\n  itemsPerPage?: number | undefined;\n  relativeTimeUpdateInterval?: number | undefined;\n} & { children: ReactNode; }): Element;",
    "fields": {},
    "since": "current"
   },
   "_internals": {
    "signature": "const _internals: object;",
    "fields": {
     "EngagespotStyled": {
      "type": "any",
      "optional": false
     },
     "themeConfig": {
      "type": "{ colors: { brandingPrimary: string; colorPrimary: string; colorSecondary: string; }; panel: { boxShadow: string; width: string; height: string; borderBottomLeftRadius: string; borderBottomRightRadius: string; borderTopLeftRadius: string; borderTopRightRadius: string; arrowSize: string; arrowInset: string; border: string; }; feed: { background: string; placeholderTextColor: string; height: string; placeholderTextSize: string; placeholderMargin: string; placeholderFontWeight: string; }; feedItem: { border: string; background: string; notificationDot: string; hoverBackground: string; headerColor: string; descriptionColor: string; dateColor: string; placeHolderBackground: string; placeHolderGradient: string; height: string; padding: string; placeholderTextSize: string; notificationDotSize: string; imageSize: string; imageRadius: string; hoverTransition: string; textContentPadding: string; textContentMargin: string; headerFontWeight: string; headerSize: string; headerPadding: string; descriptionSize: string; descriptionPadding: string; dateSize: string; menuMargin: string; }; notificationButton: { background: string; hoverBackground: string; iconFill: string; floatingButtonShadow: string; iconSize: string; outline: string; margin: string; padding: string; borderWidth: string; normalButtonRadius: string; floatingButtonRadius: string; transition: string; }; unreadBadgeCount: { background: string; color: string; borderRadius: string; fontSize: string; inset: string; size: string; }; headerDropdown: { iconFill: string; background: string; hoverBackground: string; menuBackground: string; menuShadow: string; menuItemTextColor: string; menuItemHoverBackground: string; iconWidth: string; iconHeight: string; margin: string; padding: string; borderWidth: string; outline: string; transition: string; menuBorderRadius: string; menuBorder: string; menuItemPadding: string; }; dropdown: { iconFill: string; background: string; hoverBackground: string; menuBackground: string; menuShadow: string; menuItemTextColor: string; menuItemHoverBackground: string; iconWidth: string; iconHeight: string; margin: string; padding: string; borderWidth: string; outline: string; transition: string; menuBorderRadius: string; menuItemPadding: string; menuBorder: string; }; jumpToTop: { background: string; iconFill: string; shadow: string; iconSize: string; inset: string; borderRadius: string; padding: string; margin: string; transition: string; }; header: { fontColor: string; closeButtonBackground: string; fontSize: string; fontWeight: string; height: string; closeButtonColor: string; backButtonColor: string; padding: string; closeButtonOutline: string; closeButtonPadding: string; closeButtonFontSize: string; closeButtonMargin: string; lineHeight: string; borderBottom: string; }; footer: { background: string; fontColor: string; preferenceButtonColor: string; border: string; preferenceButtonHoverBackground: string; fontWeight: string; height: string; padding: string; fontSize: string; linkMargin: string; linkSize: string; preferenceButtonMargin: string; preferenceButtonSize: string; preferenceButtonPadding: string; preferenceButtonHoverTransition: string; linkRadius: string; }; toggle: { background: string; activeColor: string; dotColor: string; }; preference: { fontColor: string; background: string; height: string; fontWeight: string; padding: string; fontSize: string; itemBorder: string; itemBorderRadius: string; itemToggleColor: string; }; preferenceModal: { overlayBackground: string; headingColor: string; background: string; closeButtonColor: string; textPrimaryColor: string; textSecondaryColor: string; buttonPrimaryColor: string; buttonPrimaryBackgroundColor: string; buttonPrimaryHoverBackgroundColor: string; buttonSecondaryColor: string; buttonSecondaryBackgroundColor: string; buttonSecondaryHoverBackgroundColor: string; overlayOpacity: string; height: string; backdropFilter: string; borderRadius: string; padding: string; textAlign: string; headerMargin: string; headerFontSize: string; closeButtonSize: string; textPrimaryMargin: string; textPrimaryFontSize: string; textSecondaryMargin: string; textSecondaryFontSize: string; primaryButtonFontWeight: string; primaryButtonPadding: string; primaryButtonBorderRadius: string; primaryButtonMargin: string; primaryButtonTransition: string; border: string; }; tab: { gap: string; background: string; borderBottom: string; buttonColor: string; buttonBackground: string; buttonBorder: string; buttonHoverColor: string; buttonPadding: string; buttonActiveColor: string; buttonFontSize: string; buttonFontWeight: string; buttonActiveFontWeight: string; buttonActiveIndicatorHeight: string; buttonActiveIndicatorBackground: string; buttonActiveIndicatorTransition: string; scrollButtonWidth: string; scrollButtonHeight: string; scrollButtonBackground: string; scrollButtonFontSize: string; scrollButtonColor: string; scrollButtonDisabledColor: string; scrollButtonBorder: string; scrollButtonHoverColor: string; scrollButtonHoverBackground: string; }; actionableElement: { button: { primaryButtonBorderRadius: string; primaryButtonPadding: string; primaryButtonFontWeight: string; primaryButtonFontSize: string; primaryButtonBackground: string; primaryButtonHoverBackground: string; primaryButtonColor: string; primaryButtonMargin: string; primaryButtonBorder: string; primaryButtonTransition: string; secondaryButtonBorderRadius: string; secondaryButtonPadding: string; secondaryButtonFontWeight: string; secondaryButtonFontSize: string; secondaryButtonBackground: string; secondaryButtonHoverBackground: string; secondaryButtonColor: string; secondaryButtonMargin: string; secondaryButtonBorder: string; secondaryButtonTransition: string; }; image: { height: string; objectFit: string; }; ratingStar: { size: string; }; textArea: { fontSize: string; padding: string; borderRadius: string; border: string; maxHeight: string; resize: string; outline: string; width: string; overflow: string; focusBorderColor: string; background: string; color: string; lineHeight: string; }; }; }",
      "optional": false
     }
    },
    "since": "current"
   }
  },
  "passedOn": {
   "EngagespotNotification": "@engagespot/store",
   "EngagespotNotificationState": "@engagespot/core",
   "EngagespotWebPushPermissionState": "@engagespot/core",
   "EventCallbackMap": "@engagespot/core",
   "Actions": "@engagespot/react-hooks",
   "EngagespotChannels": "@engagespot/react-hooks",
   "EngagespotProviderProps": "@engagespot/react-hooks",
   "Feed": "@engagespot/react-hooks",
   "PreferenceChannel": "@engagespot/react-hooks",
   "Preferences": "@engagespot/react-hooks",
   "createFilteredFeed": "@engagespot/react-hooks",
   "useActions": "@engagespot/react-hooks",
   "useErrors": "@engagespot/react-hooks",
   "useEvent": "@engagespot/react-hooks",
   "useFeed": "@engagespot/react-hooks",
   "useHideBranding": "@engagespot/react-hooks",
   "useOptions": "@engagespot/react-hooks",
   "usePreferences": "@engagespot/react-hooks",
   "useUnseenCount": "@engagespot/react-hooks",
   "useWebPush": "@engagespot/react-hooks"
  }
 },
 "@engagespot/node": {
  "own": {
   "EngagespotClient": {
    "signature": "function EngagespotClient(options: IEngagespotClientOptions): CreateEngagespotClient;",
    "types": "interface IEngagespotClientOptions {\n  baseUrl?: string;\n  apiKey: string;\n  apiSecret: string;\n  signingKey?: string;\n  dataRegion?: 'eu' | 'us';\n}",
    "fields": {
     "send": {
      "type": "(params: IEngagespotSendParams) => Promise<string | undefined>",
      "optional": false
     },
     "createOrUpdateUser": {
      "type": "(identifier: string, profile?: IEngagespotUserProfile) => Promise<string | undefined>",
      "optional": false
     },
     "generateUserToken": {
      "type": "(identifier: string) => string",
      "optional": false
     },
     "createCategory": {
      "type": "(identifier: string, categoryName: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>",
      "optional": false
     },
     "deleteCategory": {
      "type": "(categoryId: number) => Promise<AxiosResponse<any, any, {}, any> | undefined>",
      "optional": false
     },
     "inAppInbox": {
      "type": "{ fetch: (userIdentifier: string, pageNo?: number, limit?: number) => Promise<any>; markNotificationAsRead: (notificationId: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>; markNotificationAsUnseen: (notificationId: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>; markNotificationAsUnRead: (notificationId: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>; deleteNotification: (notificationId: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>; }",
      "optional": false
     },
     "users": {
      "type": "{ createOrUpdateUser: (identifier: string, profile?: IEngagespotUserProfile) => Promise<string | undefined>; delete: (identifier: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>; }",
      "optional": false
     },
     "topics": {
      "type": "{ create: (name: string, identifier?: string) => Promise<string | undefined>; update: (topicId: number, name: string) => Promise<string | undefined>; delete: (topicId: number) => Promise<string | undefined>; subscribeUser: (topicId: number, users: IEngagespotSubscribeUsers[]) => Promise<string | undefined>; unsubscribeUser: (topicId: number, users: string[]) => Promise<string | undefined>; updateChannel: (identifier: string, topicId: number, channels: string[]) => Promise<string | undefined>; listSubscriptionsOfUser: (identifier: string) => Promise<any>; }",
      "optional": false
     },
     "workflows": {
      "type": "{ cancelRun: (identifier: string, data?: IWorkflowCancellationData) => Promise<string | undefined>; }",
      "optional": false
     }
    },
    "since": "1.0.0"
   },
   "CreateEngagespotClient": {
    "signature": "class CreateEngagespotClient {\n  constructor(options: IEngagespotClientOptions);\n}",
    "types": "interface IEngagespotClientOptions {\n  baseUrl?: string;\n  apiKey: string;\n  apiSecret: string;\n  signingKey?: string;\n  dataRegion?: 'eu' | 'us';\n}",
    "fields": {
     "send": {
      "type": "(params: IEngagespotSendParams) => Promise<string | undefined>",
      "optional": false
     },
     "createOrUpdateUser": {
      "type": "(identifier: string, profile?: IEngagespotUserProfile) => Promise<string | undefined>",
      "optional": false
     },
     "generateUserToken": {
      "type": "(identifier: string) => string",
      "optional": false
     },
     "createCategory": {
      "type": "(identifier: string, categoryName: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>",
      "optional": false
     },
     "deleteCategory": {
      "type": "(categoryId: number) => Promise<AxiosResponse<any, any, {}, any> | undefined>",
      "optional": false
     },
     "inAppInbox": {
      "type": "{ fetch: (userIdentifier: string, pageNo?: number, limit?: number) => Promise<any>; markNotificationAsRead: (notificationId: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>; markNotificationAsUnseen: (notificationId: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>; markNotificationAsUnRead: (notificationId: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>; deleteNotification: (notificationId: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>; }",
      "optional": false
     },
     "users": {
      "type": "{ createOrUpdateUser: (identifier: string, profile?: IEngagespotUserProfile) => Promise<string | undefined>; delete: (identifier: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>; }",
      "optional": false
     },
     "topics": {
      "type": "{ create: (name: string, identifier?: string) => Promise<string | undefined>; update: (topicId: number, name: string) => Promise<string | undefined>; delete: (topicId: number) => Promise<string | undefined>; subscribeUser: (topicId: number, users: IEngagespotSubscribeUsers[]) => Promise<string | undefined>; unsubscribeUser: (topicId: number, users: string[]) => Promise<string | undefined>; updateChannel: (identifier: string, topicId: number, channels: string[]) => Promise<string | undefined>; listSubscriptionsOfUser: (identifier: string) => Promise<any>; }",
      "optional": false
     },
     "workflows": {
      "type": "{ cancelRun: (identifier: string, data?: IWorkflowCancellationData) => Promise<string | undefined>; }",
      "optional": false
     }
    },
    "since": "1.3.x"
   },
   "CreateEngagespotClient.send": {
    "signature": "send(params: IEngagespotSendParams): Promise<string | undefined>;",
    "types": "interface IEngagespotSendParams {\n  notification: IEngagespotNotification;\n  recipients?: Array<string>;\n  category?: string;\n  override?: IEngagespotOverride;\n  data?: INotificationCustomData;\n  sendTo?: IEngagespotSendTo;\n  sendAt?: string;\n}\n\ninterface IEngagespotNotification {\n  templateId?: number;\n  title?: string;\n  message?: string;\n  url?: string;\n  icon?: string;\n  templateIdentifier?: string;\n  category?: string;\n  data?: INotificationCustomData;\n  content?: NotificationContent;\n  workflow?: IWorkflow;\n}\n\ninterface INotificationCustomData {\n  attachments?: NotificationAttachment[];\n  [key: string]: any;\n}\n\ninterface NotificationAttachment {\n  name: string;\n  contentType: string;\n  content: string;\n  attachmentKey?: string;\n}\n\ntype NotificationContent = {\n  [key in Channel]: IChannelContent;\n};\n\ntype Channel = 'inApp' | 'webPush' | 'mobilePush' | 'email' | 'sms' | 'whatsapp' | 'slack' | 'webhook' | 'discord';\n\ninterface IChannelContent {\n  triggerConfig: IChannelTriggerConfig;\n  batchingConfig: IChannelBatchingConfig;\n  content?: any;\n}\n\ninterface IChannelTriggerConfig {\n  order: number;\n  trigger: ChannelTrigger;\n  triggerDelay?: number;\n  triggerCondition?: string;\n}\n\nenum ChannelTrigger {\n  ALWAYS = \"always\",\n  DELAYED = \"delayed\"\n}\n\ninterface IChannelBatchingConfig {\n  batchingEnabled: boolean;\n  batchingWindow: number;\n}\n\ninterface IWorkflow {\n  identifier: string;\n  cancellationKey?: string;\n}\n\ninterface IEngagespotOverride {\n  channels?: Array<Channel>;\n  channel?: IChannelOverride;\n  mailgun?: IEngagespotProviderOverrideConfig;\n  sendgrid_email?: IEngagespotProviderOverrideConfig;\n  ses?: IEngagespotProviderOverrideConfig;\n  smtp_email?: IEngagespotProviderOverrideConfig;\n  default_webpush?: IEngagespotProviderOverrideConfig;\n  fcm?: IEngagespotProviderOverrideConfig;\n  twilio_sms?: IEngagespotProviderOverrideConfig;\n  textlocal_sms?: IEngagespotProviderOverrideConfig;\n  gupshup_sms?: IEngagespotProviderOverrideConfig;\n  gupshup_whatsapp?: IEngagespotProviderOverrideConfig;\n  twilio_whatsapp?: IEngagespotProviderOverrideConfig;\n  plivo_sms?: IEngagespotProviderOverrideConfig;\n  postmark_email?: IEngagespotProviderOverrideConfig;\n}\n\ninterface IChannelOverride {\n  email?: {\n    replyTo?: string;\n    fromName?: string;\n    from?: string;\n    bcc?: string[];\n    cc?: string[];\n  };\n  sms?: any;\n  whatsapp?: any;\n  discord?: any;\n  mobilePush?: any;\n  webPush?: any;\n  slack?: any;\n  webhook?: any;\n  inApp?: any;\n}\n\ninterface IEngagespotProviderOverrideConfig {\n  _config?: any;\n  [key: string]: any;\n}\n\ninterface IEngagespotSendTo {\n  topics?: Array<string>;\n  recipients?: Array<string | InlineUser>;\n}\n\ninterface InlineUser {\n  identifier: string;\n  email?: string;\n  phoneNumber?: string;\n  [key: string]: any;\n}",
    "fields": {},
    "since": "1.0.0"
   },
   "CreateEngagespotClient.createOrUpdateUser": {
    "signature": "createOrUpdateUser(identifier: string, profile?: IEngagespotUserProfile): Promise<string | undefined>;",
    "types": "interface IEngagespotUserProfile {\n  email?: string;\n  phoneNumber?: string;\n  [key: string]: any;\n}",
    "fields": {},
    "since": "1.0.0"
   },
   "CreateEngagespotClient.generateUserToken": {
    "signature": "generateUserToken(identifier: string): string;",
    "fields": {},
    "since": "1.3.x"
   },
   "CreateEngagespotClient.createCategory": {
    "signature": "createCategory(identifier: string, categoryName: string): Promise<AxiosResponse<any, any, {}, any> | undefined>;",
    "fields": {},
    "since": "1.3.x"
   },
   "CreateEngagespotClient.deleteCategory": {
    "signature": "deleteCategory(categoryId: number): Promise<AxiosResponse<any, any, {}, any> | undefined>;",
    "fields": {},
    "since": "1.3.x"
   },
   "CreateEngagespotClient.inAppInbox.fetch": {
    "signature": "fetch: (userIdentifier: string, pageNo?: number, limit?: number) => Promise<any>;",
    "fields": {},
    "since": "1.3.x"
   },
   "CreateEngagespotClient.inAppInbox.markNotificationAsRead": {
    "signature": "markNotificationAsRead: (notificationId: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>;",
    "fields": {},
    "since": "1.3.x"
   },
   "CreateEngagespotClient.inAppInbox.markNotificationAsUnseen": {
    "signature": "markNotificationAsUnseen: (notificationId: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>;",
    "fields": {},
    "since": "1.3.x"
   },
   "CreateEngagespotClient.inAppInbox.markNotificationAsUnRead": {
    "signature": "markNotificationAsUnRead: (notificationId: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>;",
    "fields": {},
    "since": "1.3.x"
   },
   "CreateEngagespotClient.inAppInbox.deleteNotification": {
    "signature": "deleteNotification: (notificationId: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>;",
    "fields": {},
    "since": "1.3.x"
   },
   "CreateEngagespotClient.users.createOrUpdateUser": {
    "signature": "createOrUpdateUser: (identifier: string, profile?: IEngagespotUserProfile) => Promise<string | undefined>;",
    "types": "interface IEngagespotUserProfile {\n  email?: string;\n  phoneNumber?: string;\n  [key: string]: any;\n}",
    "fields": {},
    "since": "1.3.x"
   },
   "CreateEngagespotClient.users.delete": {
    "signature": "delete: (identifier: string) => Promise<AxiosResponse<any, any, {}, any> | undefined>;",
    "fields": {},
    "since": "1.3.x"
   },
   "CreateEngagespotClient.topics.create": {
    "signature": "create: (name: string, identifier?: string) => Promise<string | undefined>;",
    "fields": {},
    "since": "current"
   },
   "CreateEngagespotClient.topics.update": {
    "signature": "update: (topicId: number, name: string) => Promise<string | undefined>;",
    "fields": {},
    "since": "current"
   },
   "CreateEngagespotClient.topics.delete": {
    "signature": "delete: (topicId: number) => Promise<string | undefined>;",
    "fields": {},
    "since": "current"
   },
   "CreateEngagespotClient.topics.subscribeUser": {
    "signature": "subscribeUser: (topicId: number, users: IEngagespotSubscribeUsers[]) => Promise<string | undefined>;",
    "types": "interface IEngagespotSubscribeUsers {\n  identifier: string;\n  channels: Channel[];\n}\n\ntype Channel = 'inApp' | 'webPush' | 'mobilePush' | 'email' | 'sms' | 'whatsapp' | 'slack' | 'webhook' | 'discord';",
    "fields": {},
    "since": "current"
   },
   "CreateEngagespotClient.topics.unsubscribeUser": {
    "signature": "unsubscribeUser: (topicId: number, users: string[]) => Promise<string | undefined>;",
    "fields": {},
    "since": "current"
   },
   "CreateEngagespotClient.topics.updateChannel": {
    "signature": "updateChannel: (identifier: string, topicId: number, channels: string[]) => Promise<string | undefined>;",
    "fields": {},
    "since": "current"
   },
   "CreateEngagespotClient.topics.listSubscriptionsOfUser": {
    "signature": "listSubscriptionsOfUser: (identifier: string) => Promise<any>;",
    "fields": {},
    "since": "current"
   },
   "CreateEngagespotClient.workflows.cancelRun": {
    "signature": "cancelRun: (identifier: string, data?: IWorkflowCancellationData) => Promise<string | undefined>;",
    "types": "interface IWorkflowCancellationData {\n  cancellationKey: string;\n  cancelFor?: { recipients: string[]; };\n}",
    "fields": {},
    "since": "current"
   }
  },
  "passedOn": {}
 }
};
