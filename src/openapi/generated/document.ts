// Made from openapi/engagespot.yaml by `npm run generate:openapi`. Do not edit.

import type {CompactDocument} from '../compact';
import type {operations} from './types';

export const document: CompactDocument<keyof operations> = {
  operations: [
    {
      operationId: 'sendNotification',
      method: 'POST',
      path: '/v3/notifications',
      security: [['apiKey', 'apiSecret']],
      parameters: [],
      body: {required: true, schema: 'SendNotificationRequest'},
      responses: {
        '202': 'sendNotification202',
        '400': 'SendRejected',
        '401': 'AuthenticationFailed',
        '413': 'BodyTooLarge',
        '415': 'UnsupportedMediaType',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'listNotification',
      method: 'GET',
      path: '/v3/notifications',
      security: [['apiKey', 'userId'], ['userToken']],
      parameters: [
        {
          name: 'pageNo',
          in: 'query',
          required: false,
          schema: {type: 'integer', minimum: 1, default: 1},
        },
        {
          name: 'limit',
          in: 'query',
          required: false,
          schema: {type: 'integer', minimum: 1, maximum: 20, default: 20},
        },
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      responses: {
        '200': 'listNotification200',
        '400': 'ValidationFailed',
        '401': 'AuthenticationFailed',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'getNotification',
      method: 'GET',
      path: '/v3/notifications/{id}',
      security: [['apiKey', 'userId'], ['userToken']],
      parameters: [
        {name: 'id', in: 'path', required: true, schema: {type: 'integer', minimum: 1}},
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      responses: {
        '200': 'getNotification200',
        '400': 'ValidationFailed',
        '401': 'AuthenticationFailed',
        '404': 'NotificationNotFound',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'deleteNotification',
      method: 'DELETE',
      path: '/v3/notifications/{id}',
      security: [['apiKey', 'userId'], ['userToken']],
      parameters: [
        {name: 'id', in: 'path', required: true, schema: {type: 'integer', minimum: 1}},
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      responses: {
        '200': 'deleteNotification200',
        '400': 'ValidationFailed',
        '401': 'AuthenticationFailed',
        '404': 'NotificationNotFound',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'markAllNotificationsAsSeen',
      method: 'POST',
      path: '/v3/notifications/markAllNotificationsAsSeen',
      security: [['apiKey', 'userId'], ['userToken']],
      parameters: [
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      responses: {'200': 'Done', '401': 'AuthenticationFailed', '5XX': 'ServerProblem'},
    },
    {
      operationId: 'deleteAllNotifications',
      method: 'POST',
      path: '/v3/notifications/markAllNotificationsAsDeleted',
      security: [['apiKey', 'userId'], ['userToken']],
      parameters: [
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      responses: {'200': 'Done', '401': 'AuthenticationFailed', '5XX': 'ServerProblem'},
    },
    {
      operationId: 'markNotificationAsRead',
      method: 'POST',
      path: '/v3/notifications/{id}/click',
      security: [['apiKey', 'userId'], ['userToken']],
      parameters: [
        {name: 'id', in: 'path', required: true, schema: {type: 'integer', minimum: 1}},
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      responses: {
        '200': 'Done',
        '400': 'ValidationFailed',
        '401': 'AuthenticationFailed',
        '404': 'NotificationNotFound',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'markNotificationAsUnseen',
      method: 'DELETE',
      path: '/v3/notifications/{id}/views',
      security: [['apiKey', 'userId'], ['userToken']],
      parameters: [
        {name: 'id', in: 'path', required: true, schema: {type: 'integer', minimum: 1}},
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      responses: {
        '200': 'Done',
        '400': 'ValidationFailed',
        '401': 'AuthenticationFailed',
        '404': 'NotificationNotFound',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'markNotificationAsUnread',
      method: 'DELETE',
      path: '/v3/notifications/{id}/reads',
      security: [['apiKey', 'userId'], ['userToken']],
      parameters: [
        {name: 'id', in: 'path', required: true, schema: {type: 'integer', minimum: 1}},
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      responses: {
        '200': 'Done',
        '400': 'ValidationFailed',
        '401': 'AuthenticationFailed',
        '404': 'NotificationNotFound',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'getProfile',
      method: 'GET',
      path: '/v3/profile',
      security: [['apiKey', 'userId'], ['userToken']],
      parameters: [
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      responses: {'200': 'getProfile200', '401': 'AuthenticationFailed', '5XX': 'ServerProblem'},
    },
    {
      operationId: 'updateProfile',
      method: 'PUT',
      path: '/v3/profile',
      security: [['apiKey', 'userId'], ['userToken']],
      parameters: [
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      body: {required: true, schema: 'Profile'},
      responses: {
        '200': 'Done',
        '400': 'ValidationFailed',
        '401': 'AuthenticationFailed',
        '413': 'BodyTooLarge',
        '415': 'UnsupportedMediaType',
        '422': 'IdentifierInProfile',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'patchProfile',
      method: 'PATCH',
      path: '/v3/profile',
      security: [['apiKey', 'userId'], ['userToken']],
      parameters: [
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      body: {required: true, schema: 'patchProfileRequest'},
      responses: {
        '200': 'Done',
        '400': 'ValidationFailed',
        '401': 'AuthenticationFailed',
        '413': 'BodyTooLarge',
        '415': 'UnsupportedMediaType',
        '422': 'IdentifierInProfile',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'getPreferences',
      method: 'GET',
      path: '/v4/preferences',
      security: [['apiKey', 'userId'], ['userToken']],
      parameters: [
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      responses: {
        '200': 'getPreferences200',
        '401': 'AuthenticationFailed',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'updatePreferences',
      method: 'PATCH',
      path: '/v4/preferences',
      security: [['apiKey', 'userId'], ['userToken']],
      parameters: [
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      body: {required: true, schema: 'PreferencesV4'},
      responses: {
        '200': 'Done',
        '400': 'ValidationFailed',
        '401': 'AuthenticationFailed',
        '413': 'BodyTooLarge',
        '415': 'UnsupportedMediaType',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'getPreferencesV3',
      method: 'GET',
      path: '/v3/preferences',
      security: [['apiKey', 'userId'], ['userToken']],
      parameters: [
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      responses: {
        '200': 'getPreferencesV3200',
        '401': 'AuthenticationFailed',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'updatePreferencesV3',
      method: 'PATCH',
      path: '/v3/preferences',
      security: [['apiKey', 'userId'], ['userToken']],
      parameters: [
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      body: {required: true, schema: 'PreferencesV3Update'},
      responses: {
        '200': 'Done',
        '400': 'ValidationFailed',
        '401': 'AuthenticationFailed',
        '413': 'BodyTooLarge',
        '415': 'UnsupportedMediaType',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'listCategories',
      method: 'GET',
      path: '/v3/categories',
      security: [['apiKey', 'userId'], ['userToken'], ['apiKey', 'apiSecret']],
      parameters: [
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      responses: {
        '200': 'listCategories200',
        '401': 'AuthenticationFailed',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'createCategory',
      method: 'POST',
      path: '/v3/categories',
      security: [['apiKey', 'secretKey']],
      parameters: [],
      body: {required: true, schema: 'CreateCategoryRequest'},
      responses: {
        '200': 'createCategory200',
        '400': 'ValidationFailed',
        '401': 'AuthenticationFailed',
        '413': 'BodyTooLarge',
        '415': 'UnsupportedMediaType',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'deleteCategory',
      method: 'DELETE',
      path: '/v3/categories/{id}',
      security: [['apiKey', 'secretKey']],
      parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'integer', minimum: 1}}],
      responses: {
        '200': 'Done',
        '400': 'ValidationFailed',
        '401': 'AuthenticationFailed',
        '404': 'deleteCategory404',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'connectSdk',
      method: 'POST',
      path: '/v3/sdk/connect',
      security: [['apiKey', 'userId'], ['userToken']],
      parameters: [
        {
          name: 'X-ENGAGESPOT-DEVICE-ID',
          in: 'header',
          required: true,
          schema: {type: 'string', minLength: 1},
        },
        {
          name: 'X-ENGAGESPOT-USER-SIGNATURE',
          in: 'header',
          required: false,
          schema: {type: 'string'},
        },
      ],
      body: {required: true, schema: 'ConnectRequest'},
      responses: {
        '200': 'connectSdk200',
        '400': 'ValidationFailed',
        '401': 'AuthenticationFailed',
        '413': 'BodyTooLarge',
        '415': 'UnsupportedMediaType',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'createUser',
      method: 'POST',
      path: '/v3/users',
      security: [['apiKey', 'apiSecret']],
      parameters: [],
      body: {required: true, schema: 'CreateUserRequest'},
      responses: {
        '200': 'Done',
        '400': 'ValidationFailed',
        '401': 'AuthenticationFailed',
        '413': 'BodyTooLarge',
        '415': 'UnsupportedMediaType',
        '422': 'IdentifierInProfile',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'createOrUpdateUser',
      method: 'PUT',
      path: '/v3/users/{identifier}',
      security: [['apiKey', 'apiSecret']],
      parameters: [
        {name: 'identifier', in: 'path', required: true, schema: {type: 'string', minLength: 1}},
      ],
      body: {required: true, schema: 'Profile'},
      responses: {
        '200': 'Done',
        '400': 'ValidationFailed',
        '401': 'AuthenticationFailed',
        '413': 'BodyTooLarge',
        '415': 'UnsupportedMediaType',
        '422': 'IdentifierInProfile',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'deleteUser',
      method: 'DELETE',
      path: '/v3/users/{identifier}',
      security: [['apiKey', 'apiSecret']],
      parameters: [
        {name: 'identifier', in: 'path', required: true, schema: {type: 'string', minLength: 1}},
      ],
      responses: {
        '202': 'deleteUser202',
        '401': 'AuthenticationFailed',
        '404': 'UserNotFound',
        '5XX': 'ServerProblem',
      },
    },
    {
      operationId: 'cancelRun',
      method: 'PATCH',
      path: '/v4/workflows/{identifier}/cancel-run',
      security: [['apiKey', 'apiSecret']],
      parameters: [
        {name: 'identifier', in: 'path', required: true, schema: {type: 'string', minLength: 1}},
      ],
      body: {required: true, schema: 'CancelRunRequest'},
      responses: {
        '200': 'cancelRun200',
        '400': 'ValidationFailed',
        '401': 'AuthenticationFailed',
        '404': 'cancelRun404',
        '413': 'BodyTooLarge',
        '415': 'UnsupportedMediaType',
        '5XX': 'ServerProblem',
      },
    },
  ],
  responses: {
    sendNotification202: {
      schema: 'SendNotificationResponse',
      example: {requestId: '3f0c2a7e-8d4b-4c57-9b6e-1a2b3c4d5e6f'},
    },
    SendRejected: {
      schema: 'ValidationError',
      example: {status: 'error', message: ['notification must be an object']},
    },
    AuthenticationFailed: {
      schema: 'Error',
      example: {
        status: 'error',
        message: 'No auth params (or combination of params) were found in the request',
      },
    },
    BodyTooLarge: {
      schema: 'Error',
      example: {status: 'error', message: 'Request body is too large'},
    },
    UnsupportedMediaType: {
      schema: 'Error',
      example: {status: 'error', message: 'Content-Type must be application/json'},
    },
    ServerProblem: {schema: 'Error', example: {status: 'error', message: 'Internal server error'}},
    listNotification200: {
      schema: 'NotificationPage',
      example: {
        unreadCount: 1,
        pagination: {totalCount: 2},
        data: [
          {
            id: 90211,
            title: 'Order 88213 is on its way',
            message: 'Northline delivers it on Thursday.',
            icon: 'https://app.example.com/icons/parcel.png',
            url: 'https://app.example.com/orders/88213',
            data: {orderNumber: '88213'},
            blocks: [],
            createdAt: '2030-01-31T09:00:00.000Z',
            seenAt: null,
            clickedAt: null,
          },
          {
            id: 90210,
            title: 'Welcome',
            message: null,
            icon: null,
            url: null,
            data: null,
            blocks: [],
            createdAt: '2030-01-30T09:00:00.000Z',
            seenAt: '2030-01-30T09:05:00.000Z',
            clickedAt: null,
          },
        ],
      },
    },
    ValidationFailed: {schema: 'ValidationError'},
    getNotification200: {
      schema: 'Notification',
      example: {
        id: 90211,
        title: 'Order 88213 is on its way',
        message: 'Northline delivers it on Thursday.',
        icon: 'https://app.example.com/icons/parcel.png',
        url: 'https://app.example.com/orders/88213',
        data: {orderNumber: '88213'},
        blocks: [],
        createdAt: '2030-01-31T09:00:00.000Z',
        seenAt: '2030-01-31T09:02:00.000Z',
        clickedAt: null,
      },
    },
    NotificationNotFound: {
      schema: 'Error',
      example: {status: 'error', message: 'Notification does not exist'},
    },
    deleteNotification200: {
      schema: 'Acknowledgement',
      example: {statusCode: 200, message: 'Notification deleted'},
    },
    Done: {schema: 'Acknowledgement', example: {statusCode: 200, message: 'Done'}},
    getProfile200: {
      schema: 'Profile',
      example: {email: 'priya@example.com', phoneNumber: '+15550100123', plan: 'team'},
    },
    IdentifierInProfile: {
      schema: 'Error',
      example: {status: 'error', message: 'Profile must not include a parameter named identifier'},
    },
    getPreferences200: {
      schema: 'PreferencesV4',
      example: {
        channels: {sms: {enabled: 0, condition: null}},
        categories: {
          order_updates: {
            enabled: 1,
            condition: null,
            channel_types: {
              email: {enabled: 1, condition: null},
              webPush: {enabled: 0, condition: null},
            },
          },
        },
        workflows: {
          order_reminder: {
            enabled: 1,
            condition: null,
            channel_types: {email: {enabled: 0, condition: null}},
          },
        },
      },
    },
    getPreferencesV3200: {
      schema: 'getPreferencesV3200',
      example: [
        {
          category: {id: 12, name: 'Order updates', identifier: 'order_updates'},
          channelPreferences: [
            {channel: 'email', enabled: 1},
            {channel: 'webPush', enabled: 0},
          ],
        },
      ],
    },
    listCategories200: {
      schema: 'listCategories200',
      example: [
        {id: 12, name: 'Order updates', identifier: 'order_updates'},
        {id: 13, name: 'Product news', identifier: 'product_news'},
        {id: 14, name: 'Comments', identifier: 'comments'},
      ],
    },
    createCategory200: {
      schema: 'Category',
      example: {id: 15, name: 'Comment replies', identifier: 'comment_replies'},
    },
    deleteCategory404: {
      schema: 'Error',
      example: {status: 'error', message: 'Category does not exist'},
    },
    connectSdk200: {
      schema: 'ConnectResponse',
      example: {
        unreadCount: 1,
        app: {
          id: '5021',
          categories: [
            {id: 12, name: 'Order updates'},
            {id: 13, name: 'Product news'},
            {id: 14, name: 'Comments'},
          ],
        },
      },
    },
    deleteUser202: {schema: 'Acknowledgement', example: {statusCode: 202, message: 'Accepted'}},
    UserNotFound: {schema: 'Error', example: {status: 'error', message: 'User does not exist'}},
    cancelRun200: {schema: 'Acknowledgement', example: {statusCode: 200, message: 'Done'}},
    cancelRun404: {schema: 'Error', example: {status: 'error', message: 'Workflow does not exist'}},
  },
  schemas: {
    SendNotificationRequest: {
      type: 'object',
      required: ['notification', 'sendTo'],
      properties: {
        notification: {$ref: '#/components/schemas/NotificationToSend'},
        sendTo: {$ref: '#/components/schemas/SendTo'},
        data: {$ref: '#/components/schemas/SendData'},
        sendAt: {type: 'string', format: 'date-time'},
        override: {$ref: '#/components/schemas/Override'},
      },
    },
    NotificationToSend: {
      type: 'object',
      required: ['workflow'],
      properties: {
        workflow: {
          type: 'object',
          required: ['identifier'],
          properties: {
            identifier: {type: 'string', minLength: 1},
            cancellationKey: {type: 'string', minLength: 1},
          },
        },
      },
    },
    SendTo: {
      type: 'object',
      required: ['recipients'],
      properties: {
        recipients: {
          type: 'array',
          minItems: 1,
          items: {
            anyOf: [{type: 'string', minLength: 1}, {$ref: '#/components/schemas/InlineUser'}],
          },
        },
      },
    },
    InlineUser: {
      type: 'object',
      required: ['identifier'],
      properties: {
        identifier: {type: 'string', minLength: 1},
        email: {type: 'string', format: 'email'},
        phoneNumber: {type: 'string'},
      },
    },
    SendData: {
      type: 'object',
      properties: {attachments: {type: 'array', items: {$ref: '#/components/schemas/Attachment'}}},
    },
    Attachment: {
      type: 'object',
      required: ['content', 'name', 'contentType'],
      properties: {
        content: {type: 'string', contentEncoding: 'base64', maxLength: 20971520},
        name: {type: 'string', minLength: 1},
        contentType: {type: 'string', minLength: 1},
      },
    },
    Override: {
      type: 'object',
      properties: {
        channels: {type: 'array', items: {$ref: '#/components/schemas/ChannelId'}},
        sendgrid_email: {type: 'object'},
        smtp_email: {$ref: '#/components/schemas/SmtpOverride'},
      },
    },
    SmtpOverride: {
      type: 'object',
      properties: {
        SMTP_HOST: {type: 'string'},
        SMTP_PORT: {type: 'integer', minimum: 1, maximum: 65535},
        SECURE: {type: 'boolean'},
        REQUIRE_TLS: {type: 'boolean'},
        SMTP_USERNAME: {type: 'string'},
        SMTP_PASSWORD: {type: 'string'},
        FROM_NAME: {type: 'string'},
        FROM_EMAIL: {type: 'string', format: 'email'},
        subject: {type: 'string'},
        text: {type: 'string'},
        html: {type: 'string'},
        headers: {type: 'object', additionalProperties: {type: 'string'}},
        attachments: {type: 'array', items: {type: 'object'}},
      },
    },
    ChannelId: {
      type: 'string',
      enum: [
        'inApp',
        'email',
        'sms',
        'whatsapp',
        'mobilePush',
        'webPush',
        'slack',
        'discord',
        'webhook',
      ],
    },
    SendNotificationResponse: {
      type: 'object',
      required: ['requestId'],
      properties: {requestId: {type: 'string'}},
    },
    Notification: {
      type: 'object',
      required: [
        'id',
        'title',
        'message',
        'icon',
        'url',
        'data',
        'createdAt',
        'seenAt',
        'clickedAt',
      ],
      properties: {
        id: {type: 'integer'},
        title: {type: 'string'},
        message: {type: ['string', 'null']},
        icon: {type: ['string', 'null']},
        url: {type: ['string', 'null']},
        data: {type: ['object', 'null']},
        blocks: {type: 'array', items: {$ref: '#/components/schemas/Block'}},
        createdAt: {type: 'string', format: 'date-time'},
        seenAt: {type: ['string', 'null'], format: 'date-time'},
        clickedAt: {type: ['string', 'null'], format: 'date-time'},
      },
    },
    Block: {
      type: 'object',
      required: ['id', 'type'],
      properties: {id: {type: 'string'}, type: {type: 'string'}, text: {type: 'string'}},
    },
    NotificationPage: {
      type: 'object',
      required: ['unreadCount', 'pagination', 'data'],
      properties: {
        unreadCount: {type: 'integer', minimum: 0},
        pagination: {
          type: 'object',
          required: ['totalCount'],
          properties: {totalCount: {type: 'integer', minimum: 0}},
        },
        data: {type: 'array', maxItems: 20, items: {$ref: '#/components/schemas/Notification'}},
      },
    },
    Acknowledgement: {
      type: 'object',
      required: ['statusCode', 'message'],
      properties: {statusCode: {type: 'integer'}, message: {type: 'string'}},
    },
    Profile: {
      type: 'object',
      properties: {email: {type: 'string', format: 'email'}, phoneNumber: {type: 'string'}},
    },
    JsonPatchOperation: {
      type: 'object',
      required: ['op', 'path'],
      properties: {
        op: {type: 'string', enum: ['add', 'remove', 'replace', 'move', 'copy', 'test']},
        path: {type: 'string'},
        from: {type: 'string'},
        value: {},
      },
    },
    Flag: {type: 'integer', enum: [0, 1]},
    PreferencesV3Update: {
      type: 'object',
      required: ['preference'],
      properties: {
        preference: {
          type: 'array',
          items: {
            type: 'object',
            required: ['categoryId', 'channels'],
            properties: {
              categoryId: {type: 'integer'},
              channels: {type: 'array', items: {$ref: '#/components/schemas/ChannelPreference'}},
            },
          },
        },
      },
    },
    ChannelPreference: {
      type: 'object',
      required: ['channel', 'enabled'],
      properties: {
        channel: {$ref: '#/components/schemas/ChannelId'},
        enabled: {$ref: '#/components/schemas/Flag'},
      },
    },
    CategoryPreference: {
      type: 'object',
      required: ['category', 'channelPreferences'],
      properties: {
        category: {$ref: '#/components/schemas/Category'},
        channelPreferences: {
          type: 'array',
          items: {$ref: '#/components/schemas/ChannelPreference'},
        },
      },
    },
    PreferencesV4: {
      type: 'object',
      properties: {
        channels: {
          type: 'object',
          propertyNames: {$ref: '#/components/schemas/ChannelId'},
          additionalProperties: {$ref: '#/components/schemas/PreferenceRule'},
        },
        categories: {
          type: 'object',
          additionalProperties: {$ref: '#/components/schemas/PreferenceRuleWithChannels'},
        },
        workflows: {
          type: 'object',
          additionalProperties: {$ref: '#/components/schemas/PreferenceRuleWithChannels'},
        },
      },
    },
    PreferenceRule: {
      type: 'object',
      properties: {
        enabled: {$ref: '#/components/schemas/Flag'},
        condition: {type: ['string', 'null']},
      },
    },
    PreferenceRuleWithChannels: {
      type: 'object',
      properties: {
        enabled: {$ref: '#/components/schemas/Flag'},
        condition: {type: ['string', 'null']},
        channel_types: {
          type: 'object',
          propertyNames: {$ref: '#/components/schemas/ChannelId'},
          additionalProperties: {$ref: '#/components/schemas/PreferenceRule'},
        },
      },
    },
    Category: {
      type: 'object',
      required: ['id', 'name', 'identifier'],
      properties: {id: {type: 'integer'}, name: {type: 'string'}, identifier: {type: 'string'}},
    },
    CreateCategoryRequest: {
      type: 'object',
      required: ['identifier', 'name'],
      properties: {
        identifier: {type: 'string', minLength: 1},
        name: {type: 'string', minLength: 1},
      },
    },
    ConnectRequest: {
      type: 'object',
      required: ['deviceType', 'browserType'],
      properties: {
        deviceType: {type: 'string', enum: ['browser', 'android', 'ios']},
        browserType: {type: 'string', minLength: 1},
      },
    },
    ConnectResponse: {
      type: 'object',
      required: ['unreadCount', 'app'],
      properties: {
        unreadCount: {type: 'integer', minimum: 0},
        app: {
          type: 'object',
          required: ['id', 'categories'],
          properties: {
            id: {type: 'string'},
            categories: {
              type: 'array',
              items: {
                type: 'object',
                required: ['id', 'name'],
                properties: {id: {type: 'integer'}, name: {type: 'string'}},
              },
            },
          },
        },
      },
    },
    CreateUserRequest: {
      type: 'object',
      required: ['identifier'],
      properties: {
        identifier: {type: 'string', minLength: 1},
        profile: {$ref: '#/components/schemas/Profile'},
      },
    },
    CancelRunRequest: {
      type: 'object',
      required: ['cancellationKey'],
      properties: {
        cancellationKey: {type: 'string', minLength: 1},
        cancelFor: {
          type: 'object',
          properties: {recipients: {type: 'array', items: {type: 'string'}}},
        },
      },
    },
    Error: {
      type: 'object',
      required: ['status', 'message'],
      properties: {status: {const: 'error'}, message: {type: 'string'}},
    },
    ValidationError: {
      type: 'object',
      required: ['status', 'message'],
      properties: {
        status: {const: 'error'},
        message: {type: 'array', minItems: 1, items: {type: 'string'}},
      },
    },
    patchProfileRequest: {type: 'array', items: {$ref: '#/components/schemas/JsonPatchOperation'}},
    getPreferencesV3200: {type: 'array', items: {$ref: '#/components/schemas/CategoryPreference'}},
    listCategories200: {type: 'array', items: {$ref: '#/components/schemas/Category'}},
  },
  securitySchemes: {
    apiKey: 'X-ENGAGESPOT-API-KEY',
    apiSecret: 'X-ENGAGESPOT-API-SECRET',
    userId: 'X-ENGAGESPOT-USER-ID',
    userToken: 'Authorization',
    secretKey: 'X-ENGAGESPOT-SECRET-KEY',
  },
};
