import type {Operation} from '../contract/document';
import {notificationBody} from '../delivery/notificationBody';
import {findItem, markRead, markSeen, tell} from '../handlers/inbox';
import type {AnyCall, Route} from '../http/exchange';
import {Problem} from '../http/problem';

const ofUser = [['apiKey', 'userId'], ['userToken']];
const notificationId = {
  name: 'id',
  in: 'path',
  required: true,
  schema: {type: 'integer', minimum: 1},
} as const;
/** A profile may have any attributes, so it serves for every object. */
const anyObject = {schema: 'Profile', response: 'getProfile200'};
const errors = {'400': 'ValidationFailed', '401': 'AuthenticationFailed', '5XX': 'ServerProblem'};
const itemErrors = {...errors, '404': 'NotificationNotFound'};
const bodyErrors = {'413': 'BodyTooLarge', '415': 'UnsupportedMediaType'};

/** Of the state of a notification, in characters. */
const maximumStateLength = 1_000;

/** What \@engagespot/core 1.1 logs when it asks for a token of a service that is not ours. */
const noAbly =
  'Real time of @engagespot/core 1.1 runs over Ably, which the sandbox does not simulate. Update to version 1.3 or later, or list the notifications again';

function operation(operationId: string, method: string, path: string, rest: Partial<Operation>) {
  return {
    operationId,
    method,
    path,
    security: ofUser,
    parameters: [],
    responses: {'200': 'Done', ...errors},
    ...rest,
  } satisfies Operation;
}

function route(called: Operation, handle: Route['handle'], caller: string): Route {
  return {
    method: called.method,
    path: called.path,
    operation: called,
    handle,
    note: `Not a documented call; ${caller} makes it`,
  };
}

/** The state that an SDK sends: a short name, which belongs to a block of the notification. */
function readState(state: unknown): string | null {
  if (typeof state !== 'string') return null;
  if (state.length <= maximumStateLength) return state;
  throw new Problem(400, [`state must be at most ${maximumStateLength} characters long`]);
}

/** The parameters of a call on one notification, which the pipeline has read by `notificationId`. */
function itemOf({userId, parameters}: AnyCall) {
  return {userId, parameters: {id: Number(parameters.id)}};
}

/** Calls that the document does not have, because only SDKs make them. */
export const undocumentedRoutes: readonly Route[] = [
  route(
    operation('getInboxTexts', 'GET', '/v3/translations/inapp', {
      responses: {'200': anyObject.response, ...errors},
    }),
    () => ({}),
    '@engagespot/react-component 3',
  ),
  route(
    operation(
      'markAllNotificationsAsRead',
      'POST',
      '/v3/notifications/markAllNotificationsAsRead',
      {},
    ),
    ({userId}, platform) => {
      markRead(platform.state.inbox.itemsOf(userId), userId, platform);
      tell(platform, userId, 'ALL_NOTIFICATION_READ', {});
    },
    '@engagespot/core',
  ),
  route(
    operation('changeNotificationState', 'PUT', '/v3/notifications/:id/state', {
      parameters: [notificationId],
      body: {required: true, schema: anyObject.schema},
      responses: {'200': 'getNotification200', ...itemErrors, ...bodyErrors},
    }),
    (call, platform) => {
      const item = findItem(itemOf(call), platform);
      const {state} = call.body as {state?: unknown};
      platform.state.inbox.setState(item, readState(state));
      markRead([item], call.userId, platform);
      const notification = {...notificationBody(item), state: item.state};
      tell(platform, call.userId, 'NOTIFICATION_INTERACTED', notification);
      return notification;
    },
    '@engagespot/core',
  ),
  route(
    operation('markNotificationAsSeen', 'POST', '/v3/notifications/:id/views', {
      parameters: [notificationId],
      responses: {'200': 'Done', ...itemErrors},
    }),
    (call, platform) => {
      markSeen([findItem(itemOf(call), platform)], call.userId, platform);
    },
    'the Flutter library',
  ),
  route(
    operation('requestRealtimeToken', 'POST', '/v3/sdk/realtimeTokenRequests', {
      responses: {'200': 'Done', ...errors, '404': 'NotificationNotFound'},
    }),
    () => {
      throw new Problem(404, noAbly);
    },
    '@engagespot/core 1.1',
  ),
  route(
    operation('subscribeWebPush', 'POST', '/v3/devices/:deviceId/webPushSubscription', {}),
    () => undefined,
    '@engagespot/core',
  ),
];
