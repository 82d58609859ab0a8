// Made from openapi/engagespot.yaml by `npm run generate:openapi`. Do not edit.

export interface paths {
  '/v3/notifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List notifications
     * @description Returns one page of the authenticated user's inbox, with the number of unseen notifications and the total number. Notifications are [sorted from newest to oldest](/docs/assumptions#list-defaults). Listing does not mark notifications as seen.
     */
    get: operations['listNotification'];
    put?: never;
    /**
     * Send a notification
     * @description Triggers a workflow for one recipient or many. Engagespot starts one run per recipient and immediately returns a request identifier. `202` means that the API accepted the request, not that a message was delivered. To look up the request later, use its `requestId` in the Console, under Logs.
     *
     *     If a recipient is a string, it must be the identifier of an existing user; otherwise, Engagespot discards it. If a recipient is an object, Engagespot first creates the user. It skips a channel for recipients whose profile lacks the attribute that the channel needs.
     */
    post: operations['sendNotification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/notifications/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Retrieve a notification
     * @description Returns one notification of the authenticated user. Retrieving a notification also marks it as seen.
     */
    get: operations['getNotification'];
    put?: never;
    post?: never;
    /**
     * Delete a notification
     * @description Deletes one notification from the authenticated user's inbox. The API has no operation to restore it.
     */
    delete: operations['deleteNotification'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/notifications/markAllNotificationsAsSeen': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark notifications as seen
     * @deprecated
     * @description Marks the first 15 unseen notifications of the authenticated user as seen. The call does not need a body.
     *
     *     Deprecated. Retrieving a notification also marks it as seen. The front-end SDKs still send this call when the user opens the inbox.
     */
    post: operations['markAllNotificationsAsSeen'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/notifications/markAllNotificationsAsDeleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete all notifications
     * @description Deletes every notification from the authenticated user's inbox. The API has no operation to restore them. The call does not need a body.
     */
    post: operations['deleteAllNotifications'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/notifications/{id}/click': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark a notification as read
     * @description Sets `clickedAt` to record that the user opened the notification. In Engagespot, reading and clicking are the same event. The call does not need a body.
     */
    post: operations['markNotificationAsRead'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/notifications/{id}/views': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Mark a notification as unseen
     * @description Clears `seenAt`, so that the notification is unseen again.
     */
    delete: operations['markNotificationAsUnseen'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/notifications/{id}/reads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Mark a notification as unread
     * @description Clears `clickedAt`, so that the notification is unread again.
     */
    delete: operations['markNotificationAsUnread'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Retrieve the profile
     * @description Returns the profile of the authenticated user, which contains the attributes that channels deliver to and templates can show.
     */
    get: operations['getProfile'];
    /**
     * Update the profile
     * @description Merges the attributes that you send into the profile of the authenticated user. Attributes that you leave out keep their values. The identifier of a user never changes: the API rejects a parameter named `identifier` with `422` and does not change anything.
     */
    put: operations['updateProfile'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Patch the profile
     * @description Applies JSON Patch operations (RFC 6902) to the profile of the authenticated user, in order.
     */
    patch: operations['patchProfile'];
    trace?: never;
  };
  '/v4/preferences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Retrieve preferences
     * @description Returns the preferences of the authenticated user on three levels, for whole channels, for categories and for workflows. Anything without an entry is enabled. Field names are documented. Each section is [keyed by identifier](/docs/assumptions#preferences-v4-keys).
     */
    get: operations['getPreferences'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update preferences
     * @description Changes preferences of the authenticated user. The body has the [structure of the response](/docs/assumptions#preferences-v4-keys). Send only what the user changed: [other entries stay unchanged](/docs/assumptions#preferences-v4-patch). Which rule applies if several match is [not documented](/docs/features/preference/what-are-preferences#order).
     */
    patch: operations['updatePreferences'];
    trace?: never;
  };
  '/v3/preferences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Retrieve preferences (v3)
     * @description Returns the rules of the authenticated user by category. Categories without a rule, and channels without a rule within a category, are missing from the response and are enabled. To show every category, also call List categories.
     */
    get: operations['getPreferencesV3'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update preferences (v3)
     * @description Sets the rules that you send and keeps the others. A rule determines whether a channel can deliver notifications in a category to the authenticated user.
     */
    patch: operations['updatePreferencesV3'];
    trace?: never;
  };
  '/v3/categories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List categories
     * @description Returns all categories of the app. Use this call for a preference page that lists every category, including those without a rule.
     */
    get: operations['listCategories'];
    put?: never;
    /**
     * Create a category
     * @description Creates a category. Use a unique `identifier` in code. Users see `name`.
     */
    post: operations['createCategory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/categories/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a category
     * @description Deletes a category by its numeric ID.
     */
    delete: operations['deleteCategory'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/sdk/connect': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Connect a device
     * @description Registers a device of the authenticated user and returns what an inbox needs when it starts: the number of unseen notifications, the app and its categories. Every front-end SDK makes this call; on platforms without an SDK, make it yourself. When a user connects for the first time, Engagespot creates them.
     */
    post: operations['connectSdk'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a user
     * @description Creates a user with an identifier of your choice and, optionally, a profile. If the user already exists, Engagespot [merges the profile](/docs/assumptions#merge-on-create) into the existing one. Choose an identifier that is unique in your app and never changes.
     */
    post: operations['createUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v3/users/{identifier}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Create or update a user
     * @description Creates the user if the identifier is new; otherwise, updates the user's profile. The body is the profile itself, without a wrapper. The API rejects a parameter named `identifier` in it with `422`.
     */
    put: operations['createOrUpdateUser'];
    post?: never;
    /**
     * Delete a user
     * @description Deletes a user. The response status is `202`, which means that the API accepted the request.
     */
    delete: operations['deleteUser'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/workflows/{identifier}/cancel-run': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Cancel a workflow run
     * @description Stops the runs triggered with this `cancellationKey`, for every recipient or only for those in `cancelFor`. You can stop a run while it is waiting in a Delay, Batch, Wait for Input or Fetch step; messages from earlier steps have already been sent.
     */
    patch: operations['cancelRun'];
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    SendNotificationRequest: {
      notification: components['schemas']['NotificationToSend'];
      sendTo: components['schemas']['SendTo'];
      data?: components['schemas']['SendData'];
      /**
       * Format: date-time
       * @description When to send; immediately by default.
       * @example 2030-01-31T09:00:00.000Z
       */
      sendAt?: string;
      override?: components['schemas']['Override'];
    };
    /** @description The workflow to trigger. */
    NotificationToSend: {
      /** @description Workflow to run. It must be published. */
      workflow: {
        /**
         * @description Identifier of the workflow, copied from the Console.
         * @example order_shipped
         */
        identifier: string;
        /**
         * @description A key that you choose, unique to this run, so that you can cancel it later.
         * @example order-88213
         */
        cancellationKey?: string;
      };
    };
    /** @description The recipients. */
    SendTo: {
      /** @description User identifiers or inline users. */
      recipients: (string | components['schemas']['InlineUser'])[];
    };
    /** @description A user to create. */
    InlineUser: {
      /** @description Identifier of the user. */
      identifier: string;
      /**
       * Format: email
       * @description Address for the email channel.
       */
      email?: string;
      /**
       * @description Number for SMS and WhatsApp, with `+` and the country code.
       * @example +15550100123
       */
      phoneNumber?: string;
    };
    /** @description Values for templates and the inbox. */
    SendData: {
      /** @description Files to attach to emails. */
      attachments?: components['schemas']['Attachment'][];
    } & {
      [key: string]: unknown;
    };
    Attachment: {
      /**
       * @description The file in base64, at most 20 MB after encoding.
       * @example JVBERi0xLjQK
       */
      content: string;
      /**
       * @description File name that the recipient sees.
       * @example invoice.pdf
       */
      name: string;
      /**
       * @description Media type of the file.
       * @example application/pdf
       */
      contentType: string;
    };
    /** @description Changes for this request only. Other keys are provider identifiers; Engagespot merges their values into the provider call. The Node.js SDK types list more keys. */
    Override: {
      /** @description Restricts delivery to these channels. */
      channels?: components['schemas']['ChannelId'][];
      /** @description Fields of SendGrid's mail send call and, under `_config`, settings that replace those in the Console. */
      sendgrid_email?: {
        [key: string]: unknown;
      };
      smtp_email?: components['schemas']['SmtpOverride'];
    } & {
      [key: string]: unknown;
    };
    /** @description Settings and content for SMTP. */
    SmtpOverride: {
      /** @description Host of the SMTP server. */
      SMTP_HOST?: string;
      /** @description Port of the SMTP server. */
      SMTP_PORT?: number;
      /** @description Whether the connection uses TLS from the start. */
      SECURE?: boolean;
      /** @description Whether the connection must be upgraded to TLS. */
      REQUIRE_TLS?: boolean;
      /** @description User name for the SMTP server. */
      SMTP_USERNAME?: string;
      /** @description Password for the SMTP server. */
      SMTP_PASSWORD?: string;
      /** @description Name of the sender. */
      FROM_NAME?: string;
      /**
       * Format: email
       * @description Address of the sender.
       */
      FROM_EMAIL?: string;
      /** @description Subject line. */
      subject?: string;
      /** @description Body as plain text. */
      text?: string;
      /** @description Body as HTML. */
      html?: string;
      /** @description Extra headers of the email. */
      headers?: {
        [key: string]: string;
      };
      /** @description Attachments in the format that the SMTP client expects. */
      attachments?: Record<string, never>[];
    } & {
      [key: string]: unknown;
    };
    /**
     * @description Identifier of a channel.
     * @enum {string}
     */
    ChannelId:
      | 'inApp'
      | 'email'
      | 'sms'
      | 'whatsapp'
      | 'mobilePush'
      | 'webPush'
      | 'slack'
      | 'discord'
      | 'webhook';
    SendNotificationResponse: {
      /** @description Identifier of the request, for the logs in the Console. */
      requestId: string;
    };
    /** @description A notification in a user's inbox. */
    Notification: {
      /** @description ID of the notification. */
      id: number;
      /** @description First line in the inbox. */
      title: string;
      /** @description Text below the title. */
      message: string | null;
      /** @description URL of an image. */
      icon: string | null;
      /** @description URL to open when the user clicks the notification. */
      url: string | null;
      /** @description Values that were sent with the notification. */
      data: {
        [key: string]: unknown;
      } | null;
      /** @description Interactive blocks of an actionable notification. */
      blocks?: components['schemas']['Block'][];
      /**
       * Format: date-time
       * @description When the notification was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the open inbox showed it to the user; null if it has not.
       */
      seenAt: string | null;
      /**
       * Format: date-time
       * @description When the user opened it; null if they have not.
       */
      clickedAt: string | null;
    };
    /** @description An interactive element. Its other fields depend on its type. */
    Block: {
      /** @description Identifier of the block, unique in its template. */
      id: string;
      /** @description Kind of the element. */
      type: string;
      /** @description Text of the element. */
      text?: string;
    } & {
      [key: string]: unknown;
    };
    NotificationPage: {
      /** @description Number of unseen notifications in the whole inbox. Despite its name, it does not count unread notifications. */
      unreadCount: number;
      pagination: {
        /** @description Number of notifications in the inbox. */
        totalCount: number;
      };
      /** @description The notifications of this page. */
      data: components['schemas']['Notification'][];
    };
    Acknowledgement: {
      /** @description Same as the status of the response. */
      statusCode: number;
      /** @description Description of the result. */
      message: string;
    };
    /** @description Attributes of a user. Channels need some of them; add others for use in templates and conditions. */
    Profile: {
      /**
       * Format: email
       * @description Address for the email channel.
       */
      email?: string;
      /**
       * @description Number for SMS and WhatsApp, with `+` and the country code.
       * @example +15550100123
       */
      phoneNumber?: string;
    } & {
      [key: string]: unknown;
    };
    JsonPatchOperation: {
      /**
       * @description Operation to apply.
       * @enum {string}
       */
      op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
      /**
       * @description JSON Pointer to the attribute.
       * @example /email
       */
      path: string;
      /** @description JSON Pointer to the source of `move` and `copy`. */
      from?: string;
      /** @description The value of `add`, `replace` and `test`. */
      value?: unknown;
    };
    /**
     * @description `1` for enabled, `0` for disabled.
     * @enum {integer}
     */
    Flag: 0 | 1;
    PreferencesV3Update: {
      /** @description Rules, with one entry per category. */
      preference: {
        /** @description Numeric ID of the category. */
        categoryId: number;
        /** @description One entry per channel to set. */
        channels: components['schemas']['ChannelPreference'][];
      }[];
    };
    ChannelPreference: {
      channel: components['schemas']['ChannelId'];
      enabled: components['schemas']['Flag'];
    };
    CategoryPreference: {
      category: components['schemas']['Category'];
      /** @description The channels that have a rule. */
      channelPreferences: components['schemas']['ChannelPreference'][];
    };
    /** @description Preferences on three levels. In an update, send only what changes. */
    PreferencesV4: {
      /** @description By channel identifier, for everything that the channel delivers. */
      channels?: {
        [key: string]: components['schemas']['PreferenceRule'];
      };
      /** @description By category identifier. */
      categories?: {
        [key: string]: components['schemas']['PreferenceRuleWithChannels'];
      };
      /** @description By workflow identifier. */
      workflows?: {
        [key: string]: components['schemas']['PreferenceRuleWithChannels'];
      };
    };
    PreferenceRule: {
      enabled?: components['schemas']['Flag'];
      /** @description A condition for delivery, or null. */
      condition?: string | null;
    };
    PreferenceRuleWithChannels: {
      enabled?: components['schemas']['Flag'];
      /** @description A condition for delivery, or null. */
      condition?: string | null;
      /** @description By channel identifier, within this category or workflow. */
      channel_types?: {
        [key: string]: components['schemas']['PreferenceRule'];
      };
    };
    Category: {
      /** @description Numeric ID of the category. */
      id: number;
      /** @description Name that users see. */
      name: string;
      /** @description Name that code uses. */
      identifier: string;
    };
    CreateCategoryRequest: {
      /**
       * @description Name that code uses, unique in the app.
       * @example order_updates
       */
      identifier: string;
      /**
       * @description Name that users see.
       * @example Order updates
       */
      name: string;
    };
    ConnectRequest: {
      /**
       * @description Kind of the device.
       * @enum {string}
       */
      deviceType: 'browser' | 'android' | 'ios';
      /**
       * @description Name of the browser, or of the app on a phone.
       * @example chrome
       */
      browserType: string;
    };
    ConnectResponse: {
      /** @description Number of unseen notifications. */
      unreadCount: number;
      app: {
        /** @description Identifier of the app. */
        id: string;
        /** @description Categories of the app. */
        categories: {
          /** @description Numeric ID of the category. */
          id: number;
          /** @description Name that users see. */
          name: string;
        }[];
      };
    };
    CreateUserRequest: {
      /**
       * @description Identifier of the user, unique in the app. It never changes.
       * @example user_1042
       */
      identifier: string;
      profile?: components['schemas']['Profile'];
    };
    CancelRunRequest: {
      /**
       * @description The key that the runs were triggered with.
       * @example order-88213
       */
      cancellationKey: string;
      /** @description Restricts the cancellation. */
      cancelFor?: {
        /** @description Identifiers of the users whose runs to stop. Without it, the call stops the runs of all recipients. */
        recipients?: string[];
      };
    };
    Error: {
      /**
       * @description Always `error`.
       * @constant
       */
      status: 'error';
      /** @description Description of the problem. */
      message: string;
    };
    ValidationError: {
      /**
       * @description Always `error`.
       * @constant
       */
      status: 'error';
      /** @description One entry per problem. */
      message: string[];
    };
  };
  responses: {
    /** @description The call succeeded. */
    Done: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "statusCode": 200,
         *       "message": "Done"
         *     }
         */
        'application/json': components['schemas']['Acknowledgement'];
      };
    };
    /** @description The request is invalid. Each entry in `message` describes a field and its problem. */
    ValidationFailed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ValidationError'];
      };
    };
    /** @description The request is invalid. Each entry in `message` describes a field and its problem. */
    SendRejected: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "status": "error",
         *       "message": [
         *         "notification must be an object"
         *       ]
         *     }
         */
        'application/json': components['schemas']['ValidationError'];
      };
    };
    /** @description The headers that authenticate the request are missing or wrong. */
    AuthenticationFailed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "status": "error",
         *       "message": "No auth params (or combination of params) were found in the request"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The authenticated user has no notification with this ID. This status is assumed. */
    NotificationNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "status": "error",
         *       "message": "Notification does not exist"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The user does not exist. */
    UserNotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "status": "error",
         *       "message": "User does not exist"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The profile includes a parameter named `identifier`. */
    IdentifierInProfile: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "status": "error",
         *       "message": "Profile must not include a parameter named identifier"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The body is too large. This status is assumed. */
    BodyTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "status": "error",
         *       "message": "Request body is too large"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The body is not JSON. This status is assumed. */
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "status": "error",
         *       "message": "Content-Type must be application/json"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description A server error at Engagespot. */
    ServerProblem: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "status": "error",
         *       "message": "Internal server error"
         *     }
         */
        'application/json': components['schemas']['Error'];
      };
    };
  };
  parameters: {
    /**
     * @description Page number, starting at 1. Without it, [the first page is returned](/docs/assumptions#list-defaults).
     * @example 1
     */
    PageNo: number;
    /**
     * @description Notifications per page, at most 20. Without it, [20 are returned](/docs/assumptions#list-defaults).
     * @example 15
     */
    Limit: number;
    /**
     * @description ID of the notification, as listed in `id`.
     * @example 90211
     */
    NotificationId: number;
    /**
     * @description Identifier of the user, as chosen by you. Encode it if it contains characters that a path cannot contain, such as `/` or `@`.
     * @example user_1042
     */
    UserIdentifier: string;
    /**
     * @description Any unique identifier of the device or the installed app. Store it, so that a device always connects with the same one.
     * @example 6d1f0c52-4a3e-4b7d-8f10-2c9a7b6e5d43
     */
    DeviceId: string;
    /**
     * @deprecated
     * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
     */
    UserSignature: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listNotification: {
    parameters: {
      query?: {
        /**
         * @description Page number, starting at 1. Without it, [the first page is returned](/docs/assumptions#list-defaults).
         * @example 1
         */
        pageNo?: components['parameters']['PageNo'];
        /**
         * @description Notifications per page, at most 20. Without it, [20 are returned](/docs/assumptions#list-defaults).
         * @example 15
         */
        limit?: components['parameters']['Limit'];
      };
      header?: {
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of the inbox. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "unreadCount": 1,
           *       "pagination": {
           *         "totalCount": 2
           *       },
           *       "data": [
           *         {
           *           "id": 90211,
           *           "title": "Order 88213 is on its way",
           *           "message": "Northline delivers it on Thursday.",
           *           "icon": "https://app.example.com/icons/parcel.png",
           *           "url": "https://app.example.com/orders/88213",
           *           "data": {
           *             "orderNumber": "88213"
           *           },
           *           "blocks": [],
           *           "createdAt": "2030-01-31T09:00:00.000Z",
           *           "seenAt": null,
           *           "clickedAt": null
           *         },
           *         {
           *           "id": 90210,
           *           "title": "Welcome",
           *           "message": null,
           *           "icon": null,
           *           "url": null,
           *           "data": null,
           *           "blocks": [],
           *           "createdAt": "2030-01-30T09:00:00.000Z",
           *           "seenAt": "2030-01-30T09:05:00.000Z",
           *           "clickedAt": null
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['NotificationPage'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['AuthenticationFailed'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  sendNotification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendNotificationRequest'];
      };
    };
    responses: {
      /** @description The API accepted the request. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "requestId": "3f0c2a7e-8d4b-4c57-9b6e-1a2b3c4d5e6f"
           *     }
           */
          'application/json': components['schemas']['SendNotificationResponse'];
        };
      };
      400: components['responses']['SendRejected'];
      401: components['responses']['AuthenticationFailed'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  getNotification: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path: {
        /**
         * @description ID of the notification, as listed in `id`.
         * @example 90211
         */
        id: components['parameters']['NotificationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The notification. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 90211,
           *       "title": "Order 88213 is on its way",
           *       "message": "Northline delivers it on Thursday.",
           *       "icon": "https://app.example.com/icons/parcel.png",
           *       "url": "https://app.example.com/orders/88213",
           *       "data": {
           *         "orderNumber": "88213"
           *       },
           *       "blocks": [],
           *       "createdAt": "2030-01-31T09:00:00.000Z",
           *       "seenAt": "2030-01-31T09:02:00.000Z",
           *       "clickedAt": null
           *     }
           */
          'application/json': components['schemas']['Notification'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['AuthenticationFailed'];
      404: components['responses']['NotificationNotFound'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  deleteNotification: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path: {
        /**
         * @description ID of the notification, as listed in `id`.
         * @example 90211
         */
        id: components['parameters']['NotificationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The notification was deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "statusCode": 200,
           *       "message": "Notification deleted"
           *     }
           */
          'application/json': components['schemas']['Acknowledgement'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['AuthenticationFailed'];
      404: components['responses']['NotificationNotFound'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  markAllNotificationsAsSeen: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Done'];
      401: components['responses']['AuthenticationFailed'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  deleteAllNotifications: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Done'];
      401: components['responses']['AuthenticationFailed'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  markNotificationAsRead: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path: {
        /**
         * @description ID of the notification, as listed in `id`.
         * @example 90211
         */
        id: components['parameters']['NotificationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Done'];
      400: components['responses']['ValidationFailed'];
      401: components['responses']['AuthenticationFailed'];
      404: components['responses']['NotificationNotFound'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  markNotificationAsUnseen: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path: {
        /**
         * @description ID of the notification, as listed in `id`.
         * @example 90211
         */
        id: components['parameters']['NotificationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Done'];
      400: components['responses']['ValidationFailed'];
      401: components['responses']['AuthenticationFailed'];
      404: components['responses']['NotificationNotFound'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  markNotificationAsUnread: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path: {
        /**
         * @description ID of the notification, as listed in `id`.
         * @example 90211
         */
        id: components['parameters']['NotificationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Done'];
      400: components['responses']['ValidationFailed'];
      401: components['responses']['AuthenticationFailed'];
      404: components['responses']['NotificationNotFound'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  getProfile: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The profile. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "email": "priya@example.com",
           *       "phoneNumber": "+15550100123",
           *       "plan": "team"
           *     }
           */
          'application/json': components['schemas']['Profile'];
        };
      };
      401: components['responses']['AuthenticationFailed'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  updateProfile: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "priya@example.com",
         *       "phoneNumber": "+15550100123"
         *     }
         */
        'application/json': components['schemas']['Profile'];
      };
    };
    responses: {
      200: components['responses']['Done'];
      400: components['responses']['ValidationFailed'];
      401: components['responses']['AuthenticationFailed'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdentifierInProfile'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  patchProfile: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       {
         *         "op": "replace",
         *         "path": "/email",
         *         "value": "priya@example.com"
         *       }
         *     ]
         */
        'application/json': components['schemas']['JsonPatchOperation'][];
      };
    };
    responses: {
      200: components['responses']['Done'];
      400: components['responses']['ValidationFailed'];
      401: components['responses']['AuthenticationFailed'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdentifierInProfile'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  getPreferences: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The preferences. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "channels": {
           *         "sms": {
           *           "enabled": 0,
           *           "condition": null
           *         }
           *       },
           *       "categories": {
           *         "order_updates": {
           *           "enabled": 1,
           *           "condition": null,
           *           "channel_types": {
           *             "email": {
           *               "enabled": 1,
           *               "condition": null
           *             },
           *             "webPush": {
           *               "enabled": 0,
           *               "condition": null
           *             }
           *           }
           *         }
           *       },
           *       "workflows": {
           *         "order_reminder": {
           *           "enabled": 1,
           *           "condition": null,
           *           "channel_types": {
           *             "email": {
           *               "enabled": 0,
           *               "condition": null
           *             }
           *           }
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['PreferencesV4'];
        };
      };
      401: components['responses']['AuthenticationFailed'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  updatePreferences: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "categories": {
         *         "order_updates": {
         *           "channel_types": {
         *             "webPush": {
         *               "enabled": 0
         *             }
         *           }
         *         }
         *       }
         *     }
         */
        'application/json': components['schemas']['PreferencesV4'];
      };
    };
    responses: {
      200: components['responses']['Done'];
      400: components['responses']['ValidationFailed'];
      401: components['responses']['AuthenticationFailed'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  getPreferencesV3: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rules, with one entry per category that has any. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "category": {
           *           "id": 12,
           *           "name": "Order updates",
           *           "identifier": "order_updates"
           *         },
           *         "channelPreferences": [
           *           {
           *             "channel": "email",
           *             "enabled": 1
           *           },
           *           {
           *             "channel": "webPush",
           *             "enabled": 0
           *           }
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['CategoryPreference'][];
        };
      };
      401: components['responses']['AuthenticationFailed'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  updatePreferencesV3: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "preference": [
         *         {
         *           "categoryId": 12,
         *           "channels": [
         *             {
         *               "channel": "email",
         *               "enabled": 1
         *             },
         *             {
         *               "channel": "webPush",
         *               "enabled": 0
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['PreferencesV3Update'];
      };
    };
    responses: {
      200: components['responses']['Done'];
      400: components['responses']['ValidationFailed'];
      401: components['responses']['AuthenticationFailed'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  listCategories: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The categories. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 12,
           *         "name": "Order updates",
           *         "identifier": "order_updates"
           *       },
           *       {
           *         "id": 13,
           *         "name": "Product news",
           *         "identifier": "product_news"
           *       },
           *       {
           *         "id": 14,
           *         "name": "Comments",
           *         "identifier": "comments"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Category'][];
        };
      };
      401: components['responses']['AuthenticationFailed'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  createCategory: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "identifier": "comment_replies",
         *       "name": "Comment replies"
         *     }
         */
        'application/json': components['schemas']['CreateCategoryRequest'];
      };
    };
    responses: {
      /** @description The new category. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 15,
           *       "name": "Comment replies",
           *       "identifier": "comment_replies"
           *     }
           */
          'application/json': components['schemas']['Category'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['AuthenticationFailed'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  deleteCategory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Numeric ID of the category, as listed in `id`.
         * @example 12
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Done'];
      400: components['responses']['ValidationFailed'];
      401: components['responses']['AuthenticationFailed'];
      /** @description No category has this ID. This status is assumed. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "error",
           *       "message": "Category does not exist"
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      '5XX': components['responses']['ServerProblem'];
    };
  };
  connectSdk: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Any unique identifier of the device or the installed app. Store it, so that a device always connects with the same one.
         * @example 6d1f0c52-4a3e-4b7d-8f10-2c9a7b6e5d43
         */
        'X-ENGAGESPOT-DEVICE-ID': components['parameters']['DeviceId'];
        /**
         * @deprecated
         * @description Base64-encoded HMAC-SHA256 of the user's identifier, with the API secret as the key. Required only if HMAC authentication is on; use secure mode instead.
         */
        'X-ENGAGESPOT-USER-SIGNATURE'?: components['parameters']['UserSignature'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "deviceType": "browser",
         *       "browserType": "chrome"
         *     }
         */
        'application/json': components['schemas']['ConnectRequest'];
      };
    };
    responses: {
      /** @description The device was connected. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "unreadCount": 1,
           *       "app": {
           *         "id": "5021",
           *         "categories": [
           *           {
           *             "id": 12,
           *             "name": "Order updates"
           *           },
           *           {
           *             "id": 13,
           *             "name": "Product news"
           *           },
           *           {
           *             "id": 14,
           *             "name": "Comments"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['ConnectResponse'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['AuthenticationFailed'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  createUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "identifier": "user_1042",
         *       "profile": {
         *         "email": "priya@example.com",
         *         "phoneNumber": "+15550100123"
         *       }
         *     }
         */
        'application/json': components['schemas']['CreateUserRequest'];
      };
    };
    responses: {
      200: components['responses']['Done'];
      400: components['responses']['ValidationFailed'];
      401: components['responses']['AuthenticationFailed'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdentifierInProfile'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  createOrUpdateUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the user, as chosen by you. Encode it if it contains characters that a path cannot contain, such as `/` or `@`.
         * @example user_1042
         */
        identifier: components['parameters']['UserIdentifier'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "priya@example.com",
         *       "phoneNumber": "+15550100123",
         *       "plan": "team"
         *     }
         */
        'application/json': components['schemas']['Profile'];
      };
    };
    responses: {
      200: components['responses']['Done'];
      400: components['responses']['ValidationFailed'];
      401: components['responses']['AuthenticationFailed'];
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdentifierInProfile'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  deleteUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the user, as chosen by you. Encode it if it contains characters that a path cannot contain, such as `/` or `@`.
         * @example user_1042
         */
        identifier: components['parameters']['UserIdentifier'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The API accepted the request. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "statusCode": 202,
           *       "message": "Accepted"
           *     }
           */
          'application/json': components['schemas']['Acknowledgement'];
        };
      };
      401: components['responses']['AuthenticationFailed'];
      404: components['responses']['UserNotFound'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
  cancelRun: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the workflow, copied from the Console.
         * @example order_reminder
         */
        identifier: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CancelRunRequest'];
      };
    };
    responses: {
      /** @description Engagespot accepted the cancellation. This status is assumed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "statusCode": 200,
           *       "message": "Done"
           *     }
           */
          'application/json': components['schemas']['Acknowledgement'];
        };
      };
      400: components['responses']['ValidationFailed'];
      401: components['responses']['AuthenticationFailed'];
      /** @description No workflow has this identifier. This status is assumed. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "error",
           *       "message": "Workflow does not exist"
           *     }
           */
          'application/json': components['schemas']['Error'];
        };
      };
      413: components['responses']['BodyTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      '5XX': components['responses']['ServerProblem'];
    };
  };
}
