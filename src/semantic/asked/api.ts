import type {AskedQuestions} from './schema.ts';

/** The calls of the REST API. */
export const api: AskedQuestions = {
  'api/api-reference/introduction': [
    'which headers do I need for a request from the server or from the browser',
    'base URL and version of the API',
    'how many entries per page and how to get the next page',
    'rate limits, size limits, megabytes',
    'format of dates and ids',
    'difference between secret, key and user token',
    'bearer, X- headers, which ones',
    'call from postman',
    'cursor or page number',
  ],
  'api/api-reference/errors': [
    'what does status 400, 401, 404, 413, 415 or 422 mean',
    'No auth params (or combination of params) were found in the request',
    'notification must be an object',
    'is it safe to retry after a 500',
    'body of an error response',
    'meaning of an http status of yours',
    'what to do when the server is not available',
    'json error with status and message',
  ],
  'api/notifications/send-notification': [
    'request that sends a message to people',
    'json body with recipients and data',
    'override the mail provider for one request',
    'call the endpoint once per user or with a list',
    'schedule with sendAt',
    'request body with an override',
    'who can be in recipients',
  ],
  'api/notifications/list-notification': [
    'get the entries of a person as json',
    'next page of the list, limit of 20',
    'number of unread entries by request',
  ],
  'api/notifications/get-notification': ['read one entry by its id'],
  'api/notifications/delete-notification': ['remove one entry from the feed of a person'],
  'api/notifications/delete-all-notifications': [
    'empty the whole feed of a person',
    'clear everything with one request',
  ],
  'api/notifications/mark-all-notifications-as-seen': [
    'reset the red number with a request',
    'only 15 entries become seen',
  ],
  'api/notifications/mark-notification-as-read': [
    'record that a person clicked an entry',
    'set clickedAt',
  ],
  'api/notifications/mark-notification-as-unread': ['make an entry bold again, undo read'],
  'api/notifications/mark-notification-as-unseen': ['make an entry new again, undo seen'],
  'api/preferences/get-preferences': ['read the choices of a person on all levels, v4'],
  'api/preferences/get-preferences-v3': ['read the choices of a person by category, older call'],
  'api/preferences/update-preferences': [
    'store choices of a person with a request',
    'enabled 1 or 0',
  ],
  'api/preferences/update-preferences-v3': ['store choices per category and channel, older call'],
  'api/profile/get-profile': ['read the attributes of the person who is signed in'],
  'api/profile/patch-profile': [
    'remove one attribute or one item of an array (RFC 6902)',
    'empty a field of a person, setting it to "" or null is refused',
    'json patch operations add, replace and remove',
    'append a token to a list',
    'delete an attribute',
  ],
  'api/profile/update-profile': [
    'change email or phone of the person who is signed in',
    'merge attributes',
  ],
  'api/users/create-or-update-user': [
    'upsert a person, keep our database in sync',
    'change the email of a person from the server',
  ],
  'api/users/create-user': [
    'register a person from the server',
    'add a customer with mail and phone',
  ],
  'api/users/delete-user': [
    'wipe everything about a person, right to be forgotten, GDPR erasure',
    'customer closed the account',
  ],
  'api/workflows/cancel-run': [
    'stop what is waiting with its key, for all or for one person',
    'abort a scheduled message by request',
  ],
  'api/categories/create-category': [
    'add an opt-out subject from a script',
    'set up categories on a fresh environment',
  ],
  'api/categories/delete-category': ['remove a subject, what about the choices of people'],
  'api/categories/list-categories': ['ids of all subjects by request'],
  'api/sdk/connect-sdk': [
    'register a browser or phone by request',
    'device id, device type and browser type',
    'what does the widget call first',
  ],
};
