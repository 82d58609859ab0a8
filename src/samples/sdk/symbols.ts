/**
 * What the published SDKs outside of npm have. Each list was taken from the source that its entry
 * names; the types of npm packages are installed and need no list.
 */

/** What a function takes. */
export interface Takes {
  /** Arguments by position. */
  positional: readonly string[];
  /** Arguments by name only. */
  named?: readonly string[];
  /** Keys of the mapping that replaces the first argument. */
  keys?: readonly string[];
  /** The argument, counted from 0, that is the body of a call of the REST interface. */
  body?: {argument: number; operationId: string};
  /** The type of the result, when it is one of the SDK. */
  gives?: string;
}

export interface SdkType {
  /** File of the published source. */
  file: string;
  /** What making one takes, where the language calls the type for that. */
  make?: Takes;
  /** Functions of the type itself. */
  statics?: Readonly<Record<string, Takes>>;
  members?: Readonly<Record<string, Takes>>;
  /** Fields of a struct or an object, with their type when it is one of the SDK. */
  fields?: Readonly<Record<string, string>>;
}

export interface Sdk {
  language: string;
  /** Name and version as published. */
  package: string;
  version: string;
  /** Public repository of the source. */
  repository: string;
  /** How imports name it; some import a part. */
  module: RegExp;
  /** The word for it in messages. */
  moduleName: string;
  types: Readonly<Record<string, SdkType>>;
  /** Functions of the module itself. */
  functions?: Readonly<Record<string, Takes>>;
  /** The type of a client whose making the sample does not show. */
  client: string;
}

const send = {argument: 0, operationId: 'sendNotification'};
const profile = {argument: 1, operationId: 'createOrUpdateUser'};
const nothing: Takes = {positional: []};

const python: Sdk = {
  language: 'python',
  package: 'engagespot',
  version: '1.0.1',
  repository: 'https://github.com/Engagespot/engagespot-python',
  module: /^engagespot$/,
  moduleName: 'engagespot',
  client: 'Engagespot',
  types: {
    Engagespot: {
      file: 'engagespot/client.py',
      make: {positional: ['base_url', 'api_key', 'api_secret', 'data_region']},
      members: {
        send: {positional: ['send_request'], body: send},
        create_or_update_user: {positional: ['identifier', 'profile'], body: profile},
      },
    },
  },
};

const php: Sdk = {
  language: 'php',
  package: 'engagespot/php-sdk',
  version: 'v1.3.1',
  repository: 'https://github.com/Engagespot/php',
  module: /^Engagespot$/,
  moduleName: 'Engagespot',
  client: 'EngagespotClient',
  types: {
    EngagespotClient: {
      file: 'src/EngagespotClient.php, src/Configurable.php',
      make: {
        positional: ['config', 'apiSecret', 'baseUrl', 'signingKey'],
        keys: ['apiKey', 'apiSecret', 'baseUrl', 'signingKey'],
      },
      members: {
        send: {positional: ['data'], body: send},
        createOrUpdateUser: {positional: ['identifier', 'profile'], body: profile},
        generateUserToken: {positional: ['identifier']},
        getConfig: {positional: ['key']},
        setConfig: {positional: ['key', 'value']},
        getAllConfig: nothing,
        getApiKey: nothing,
        setApiKey: {positional: ['apiKey']},
        getApiSecret: nothing,
        setApiSecret: {positional: ['apiSecret']},
        getBaseUrl: nothing,
        setBaseUrl: {positional: ['baseUrl']},
        getSigningKey: nothing,
        setSigningKey: {positional: ['signingKey']},
      },
    },
  },
};

const ruby: Sdk = {
  language: 'ruby',
  package: 'engagespot',
  version: '1.0.3',
  repository: 'https://github.com/Engagespot/engagespot-ruby',
  module: /^engagespot$/,
  moduleName: 'engagespot',
  client: 'Engagespot',
  types: {
    Engagespot: {
      file: 'lib/engagespot.rb',
      statics: {
        new: {
          positional: [],
          named: ['base_url', 'api_key', 'api_secret'],
          gives: 'Engagespot',
        },
      },
      members: {
        send: {positional: ['send_request'], body: send},
        create_or_update_user: {positional: ['identifier'], named: ['profile'], body: profile},
        base_url: nothing,
        api_key: nothing,
        api_secret: nothing,
      },
    },
  },
};

const builderOf = (type: string, names: readonly string[]): Record<string, Takes> =>
  Object.fromEntries(names.map(name => [name, {positional: [name], gives: type}]));

const rust: Sdk = {
  language: 'rust',
  package: 'engagespot',
  version: '0.1.0',
  repository: 'https://github.com/Engagespot/engagespot-rust',
  module: /^engagespot$/,
  moduleName: 'engagespot',
  client: 'Engagespot',
  types: {
    Engagespot: {
      file: 'src/client.rs',
      statics: {new: {positional: ['api_key', 'api_secret'], gives: 'Engagespot'}},
      members: {
        send: {positional: ['notification']},
        create_or_update_user_attrs: {positional: ['identifier', 'attrs'], body: profile},
      },
    },
    EngagespotBuilder: {
      file: 'src/client.rs',
      statics: {new: {positional: ['api_key', 'api_secret'], gives: 'EngagespotBuilder'}},
      members: {
        ...builderOf('EngagespotBuilder', ['base_url']),
        build: {positional: [], gives: 'Engagespot'},
      },
    },
    NotificationBuilder: {
      file: 'src/notification.rs',
      statics: {
        new: {positional: ['title', 'recipients'], gives: 'NotificationBuilder'},
        new_with_data: {positional: ['title', 'recipients', 'data'], gives: 'NotificationBuilder'},
      },
      members: {
        ...builderOf('NotificationBuilder', [
          'notification_item',
          'title',
          'message',
          'url',
          'icon',
          'recipients',
          'category',
          'data',
        ]),
        build: {positional: [], gives: 'Notification'},
      },
    },
    Notification: {file: 'src/notification.rs'},
    NotificationItem: {
      file: 'src/notification_item.rs',
      statics: {
        new: {positional: ['title'], gives: 'NotificationItem'},
        with_args: {positional: ['title', 'message', 'url', 'icon'], gives: 'NotificationItem'},
      },
      members: builderOf('NotificationItem', ['title', 'message', 'url', 'icon']),
    },
    Channels: {
      file: 'src/channels.rs',
      statics: {
        InApp: nothing,
        Email: nothing,
        Sms: nothing,
        WebPush: nothing,
        MobilePush: nothing,
      },
    },
  },
};

const dart: Sdk = {
  language: 'dart',
  package: 'engagespot_sdk',
  version: '0.0.6',
  repository: 'https://github.com/Engagespot/flutter',
  module: /^package:engagespot_sdk\//,
  moduleName: 'engagespot_sdk',
  client: 'Engagespot',
  types: {
    Engagespot: {
      file: 'lib/src/engagespot.dart',
      statics: {
        initSdk: {positional: [], named: ['apiKey', 'isDebug']},
        LoginUser: {positional: [], named: ['userId']},
        getNotifications: {positional: [], gives: 'NotificationSet'},
        ListernMessage: {positional: [], named: ['onMessage', 'onReadAll']},
        markNotificationAsRead: {positional: [], named: ['notificationID']},
        markNotificationAsSeen: {positional: [], named: ['notificationID']},
        markAsRead: nothing,
        markAllAsRead: nothing,
        markAllAsSeen: nothing,
        deleteNotification: {positional: [], named: ['notificationID']},
        clearAllNotification: nothing,
        RegisterFCM: {positional: ['Token']},
      },
    },
    NotificationSet: {
      file: 'lib/models/Notifications.dart',
      fields: {unReadCount: '', notificationMessage: ''},
    },
    EsMessage: {
      file: 'lib/models/notificationModel.dart',
      fields: {
        id: '',
        title: '',
        message: '',
        icon: '',
        url: '',
        createdAt: '',
        seenAt: '',
        clickedAt: '',
        data: '',
      },
    },
  },
};

const go: Sdk = {
  language: 'go',
  package: 'github.com/Engagespot/engagespot-go',
  version: 'v0.0.3',
  repository: 'https://github.com/Engagespot/engagespot-go',
  module: /^github\.com\/Engagespot\/engagespot-go\/engagespot$/,
  moduleName: 'engagespot',
  client: 'Client',
  functions: {
    NewClient: {positional: ['apiKey', 'apiSecret'], gives: 'Client'},
    DefaultConfig: {positional: [], gives: 'Config'},
  },
  types: {
    Client: {
      file: 'engagespot/client.go',
      fields: {Notifications: 'NotificationService', Users: 'UserService'},
    },
    NotificationService: {
      file: 'engagespot/notifications.go',
      members: {Send: {positional: ['notification'], gives: 'SendResponse'}},
    },
    UserService: {
      file: 'engagespot/users.go',
      members: {CreateOrUpdateUser: {positional: ['user'], gives: 'UserResponse'}},
    },
    Notification: {
      file: 'engagespot/models.go',
      fields: {Workflow: 'Workflow', Data: '', SendTo: 'SendTo'},
    },
    Workflow: {file: 'engagespot/models.go', fields: {Identifier: ''}},
    SendTo: {file: 'engagespot/models.go', fields: {Recipients: ''}},
    SendResponse: {file: 'engagespot/models.go', fields: {RequestID: ''}},
    User: {file: 'engagespot/models.go'},
    UserResponse: {file: 'engagespot/models.go'},
    Config: {
      file: 'engagespot/config.go',
      fields: {APIKey: '', APISecret: '', BaseURL: ''},
    },
  },
};

const sdks: readonly Sdk[] = [dart, go, php, python, ruby, rust];

/**
 * The SDK of a language. Undefined for Kotlin and Swift among others, for which none is published:
 * their samples call the REST interface, and only that is checked.
 */
export function sdkOf(language: string): Sdk | undefined {
  return sdks.find(sdk => sdk.language === language);
}
