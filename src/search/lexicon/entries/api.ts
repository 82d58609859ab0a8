import type {LexiconSource} from '../schema.ts';

/** The REST interface: keys, errors, limits. */
export const api: readonly LexiconSource[] = [
  {
    id: 'rest-api',
    same: ['REST', 'REST API'],
    also: ['curl', 'base URL'],
    asks: ['call over http', 'http api', 'raw request', 'web service', 'without library'],
  },
  {
    id: 'openapi',
    same: ['OpenAPI'],
    also: ['REST API', 'Postman'],
    asks: ['api spec', 'client generator', 'swagger'],
  },
  {id: 'postman', same: ['Postman'], also: ['OpenAPI'], asks: ['api collection', 'insomnia']},
  {
    id: 'base-url',
    same: ['base URL', 'API host', 'baseUrl'],
    also: ['data region'],
    asks: ['api address', 'api domain', 'api url', 'endpoint address', 'server address'],
  },
  {
    id: 'api-key',
    also: ['API secret', 'Console'],
    asks: ['access code', 'app id', 'application identifier', 'client id', 'where do i find key'],
  },
  {
    id: 'api-secret',
    also: ['API key', 'backend'],
    asks: ['leaked key', 'password for api', 'private api key', 'server key'],
  },
  {
    id: 'authentication',
    same: ['authentication', 'authenticate'],
    also: ['API key', 'user token', 'API secret'],
    asks: ['authorization', 'auth', 'credentials for api', 'permission to call', 'sign in to api'],
  },
  {
    id: 'error-code',
    same: ['error codes', 'API errors'],
    also: ['troubleshooting', '401', '422'],
    asks: ['exception', 'failure codes', 'what does code mean', 'error message'],
  },
  {
    id: 'unauthorized',
    same: ['401', 'Unauthorized'],
    also: ['API key', 'API secret'],
    asks: ['access denied', 'forbidden', 'invalid key', 'no permission', 'request refused'],
  },
  {
    id: 'validation',
    same: ['validation rules', 'validation failed'],
    also: ['400', '422', 'error code'],
    asks: ['bad request', 'invalid input', 'required fields', 'validation error'],
  },
  {
    id: 'retry',
    same: ['retry', 'try again'],
    also: ['error code', 'server error'],
    asks: ['backoff', 'idempotency', 'repeat request', 'retries', 'send again'],
  },
  {
    id: 'duplicates',
    same: ['twice'],
    also: ['retry'],
    asks: ['deduplication', 'double send', 'duplicate', 'duplicates', 'same message again'],
  },
  {
    id: 'limits',
    same: ['limits'],
    also: ['413', 'size'],
    asks: ['how big', 'how many per request', 'max size', 'maximum', 'quota', 'rate limiting'],
  },
  {
    id: 'request-id',
    also: ['logs', 'support'],
    asks: ['correlation id', 'reference number', 'trace id', 'transaction id'],
  },
  {
    id: 'troubleshooting',
    same: ['troubleshooting', 'diagnostic'],
    also: ['error codes', 'logs'],
    asks: [
      'debug',
      'does not work',
      'not arriving',
      'not delivered',
      'not receiving',
      'not working',
      'nothing happens',
      'went wrong',
    ],
  },
  {
    id: 'cors',
    same: ['CORS'],
    also: ['data region', 'origin'],
    asks: ['blocked by browser', 'blocked request', 'cross origin'],
  },
  {
    id: 'content-security-policy',
    same: ['Content-Security-Policy'],
    also: ['security', 'CORS'],
    asks: ['blocked script', 'CSP', 'nonce', 'refused to load'],
  },
];
