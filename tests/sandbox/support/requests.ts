import fc from 'fast-check';
import {demoCredentials} from '../../../src/sandbox/index';
import {type Caller, credentialHeaders} from './client';
import {type DocumentedOperation, documentedOperations} from './document';

/** A request as data, so that a failing one can be read and made smaller. */
export interface RequestPlan {
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  /** Undefined for none. */
  body?: string;
}

const users = [
  'user_1042',
  'user_2077',
  'user_3000',
  'nobody',
  'team/priya',
  'Zoë',
  '%zz',
  '..',
  '__proto__',
];
const names = [
  ...['notification', 'workflow', 'identifier', 'sendTo', 'recipients', 'data', 'attachments'],
  ...['sendAt', 'override', 'channels', 'preference', 'categoryId', 'channel', 'enabled', 'email'],
  ...[
    'categories',
    'workflows',
    'channel_types',
    'condition',
    'cancellationKey',
    'cancelFor',
    'op',
  ],
  ...['path', 'from', 'value', 'profile', 'name', 'title', 'template', '__proto__', 'constructor'],
];

const scalar = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, 1, -1, 12, 90_211, 1e21, 0.5, ''),
  fc.constantFrom(
    ...users,
    ...names,
    'order_shipped',
    'order_reminder',
    'inApp',
    'replace',
    'copy',
  ),
  fc.constantFrom('2030-01-31T09:02:00.000Z', '2030-02-30T00:00:00Z', '/email', '/a/-', '', '/'),
  fc.string({unit: 'binary', maxLength: 12}),
  fc.integer(),
  fc.double({noDefaultInfinity: true, noNaN: true}),
);

const {json} = fc.letrec<{json: unknown}>(tie => ({
  json: fc.oneof(
    {depthSize: 'small', withCrossShrink: true},
    scalar,
    fc.array(tie('json'), {maxLength: 4}),
    fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), tie('json'), {maxKeys: 5}),
  ),
}));

type Path = readonly (string | number)[];

/** The places of all values in a JSON value, itself included. */
function placesIn(value: unknown, place: Path = []): Path[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, member]) => placesIn(member, [...place, key]))
      : [];
  return [place, ...inner];
}

function copyWith(
  value: unknown,
  [key, ...rest]: Path,
  change: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  const copy = structuredClone(value) as Record<string | number, unknown>;
  const changed = copyWith(copy[key], rest, change);
  if (changed === undefined) delete copy[key];
  else copy[key] = changed;
  return copy;
}

/** A documented body in which something was replaced, removed or added. */
function mutated(body: unknown): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...placesIn(body)), fc.nat({max: 3}), json, fc.constantFrom(...names))
    .map(([place, kind, value, name]) =>
      copyWith(body, place, old => {
        if (kind === 0) return undefined;
        if (kind === 1 && typeof old === 'object' && old !== null && !Array.isArray(old)) {
          return {...old, [name]: value};
        }
        return kind === 2 && Array.isArray(old) ? [...old, value] : value;
      }),
    );
}

function bodyText({
  requestExamples,
  hasBody,
}: DocumentedOperation): fc.Arbitrary<string | undefined> {
  const examples = Object.values(requestExamples);
  const valid = examples.length > 0 ? fc.constantFrom(...examples) : json;
  const text = valid
    .chain(body =>
      fc.oneof(
        {weight: 3, arbitrary: fc.constant(body)},
        {weight: 5, arbitrary: mutated(body)},
        {weight: 2, arbitrary: mutated(body).chain(mutated)},
        {weight: 1, arbitrary: json},
      ),
    )
    .map(body => JSON.stringify(body) ?? '');
  const broken = fc.oneof(
    fc.string(),
    fc.constantFrom('', '{', 'null', '[[[', '{"a":}', '\uFEFF{}', '"\\ud800"', '{"\\ud800": {}}'),
  );
  return fc.oneof(
    {weight: hasBody ? 12 : 2, arbitrary: text},
    {weight: 1, arbitrary: broken},
    {weight: hasBody ? 1 : 6, arbitrary: fc.constant(undefined)},
  );
}

const ids = fc.oneof(
  fc.constantFrom(
    '90210',
    '90211',
    '90212',
    '12',
    '13',
    '15',
    '0',
    '-1',
    '1.5',
    '1e3',
    'abc',
    '%00',
  ),
  fc.nat().map(String),
);
const workflows = ['order_shipped', 'order_reminder', 'comment_added'];

function identifiersFor(path: string): fc.Arbitrary<string> {
  const known = path.includes('workflows') ? workflows : users.map(encodeURIComponent);
  const text = fc.string({minLength: 1}).map(value => value.replace(/\p{Surrogate}/gu, '?'));
  return fc.oneof(
    {weight: 4, arbitrary: fc.constantFrom(...known)},
    {weight: 1, arbitrary: fc.constantFrom('%zz', '%')},
    {weight: 1, arbitrary: text.map(encodeURIComponent)},
  );
}

const queries = fc.oneof(
  fc.constantFrom('', '', '?pageNo=1&limit=15', '?limit=20', '?limit=21', '?pageNo=0', '?limit=a'),
  fc.constantFrom(
    '?category=order_updates',
    '?filter=unread',
    '?userIdentifier=user_1042',
    '?%zz=%',
  ),
  fc.webQueryParameters().map(text => `?${text}`),
);

function pathOf({path}: DocumentedOperation): fc.Arbitrary<string> {
  return fc.tuple(ids, identifiersFor(path), queries).map(([id, identifier, query]) =>
    path
      .replace('{id}', () => id)
      .replace('{identifier}', () => identifier)
      .concat(query),
  );
}

const callers: readonly Caller[] = ['app', 'user', 'categories', 'nobody'];

function callerOf({path, method}: DocumentedOperation): Caller {
  if (path.startsWith('/v3/categories')) return method === 'GET' ? 'user' : 'categories';
  return /\/(users|workflows)/.test(path) || (path === '/v3/notifications' && method === 'POST')
    ? 'app'
    : 'user';
}

const oddHeaders = fc.constantFrom<Record<string, string>>(
  {'Content-Type': 'text/plain'},
  {'Content-Type': 'application/json; charset=utf-8'},
  {'Content-Type': ''},
  {'Content-Length': '99999999'},
  {'X-ENGAGESPOT-DEVICE-ID': ''},
  {'X-ENGAGESPOT-API-KEY': 'wrong'},
  {'X-ENGAGESPOT-USER-ID': 'user_9999'},
  {'X-ENGAGESPOT-USER-SIGNATURE': 'signature'},
  {Authorization: 'Bearer a.b.c'},
  {Authorization: 'Basic abc'},
  {'X-Sandbox-Simulate': '404'},
  {'X-Sandbox-Simulate': 'x'},
);

function headersOf(operation: DocumentedOperation): fc.Arbitrary<Record<string, string>> {
  const valid = {
    ...credentialHeaders(callerOf(operation)),
    'Content-Type': 'application/json',
    'X-ENGAGESPOT-DEVICE-ID': '6d1f0c52-4a3e-4b7d-8f10-2c9a7b6e5d43',
  };
  const everything = Object.assign({}, ...callers.map(caller => credentialHeaders(caller)));
  return fc.oneof(
    {weight: 10, arbitrary: fc.constant(valid)},
    {weight: 2, arbitrary: oddHeaders.map(odd => ({...valid, ...odd}))},
    {weight: 1, arbitrary: fc.constantFrom(...callers).map(caller => credentialHeaders(caller))},
    {weight: 1, arbitrary: fc.constant({...valid, ...everything})},
  );
}

/** A documented call, as it is or with something wrong about it. */
const documentedCall: fc.Arbitrary<RequestPlan> = fc
  .constantFrom(...documentedOperations)
  .chain(operation =>
    fc.record({
      method: fc.oneof(
        {weight: 15, arbitrary: fc.constant(operation.method)},
        {weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')},
      ),
      path: pathOf(operation),
      headers: headersOf(operation),
      body: bodyText(operation),
    }),
  );

const segments = fc.constantFrom(
  ...['v3', 'v4', 'v5', 'notifications', 'users', 'usersuser_2077', 'categories', 'preferences'],
  ...['profile', 'workflows', 'sdk', 'connect', 'click', 'views', 'reads', 'state', 'translations'],
  ...['inapp', 'markAllNotificationsAsRead', 'cancel-run', 'devices', 'webPushSubscription'],
  ...['90211', '12', 'user_2077', 'order_reminder', '', '%2F', '%', '..', '{id}', ':id'],
);

/** Something that may be no call at all. */
const anyCall: fc.Arbitrary<RequestPlan> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
  path: fc
    .tuple(fc.array(segments, {maxLength: 5}), queries)
    .map(([parts, query]) => `/${parts.join('/')}${query}`),
  headers: fc.constantFrom<Record<string, string>>(
    {...credentialHeaders('app'), 'Content-Type': 'application/json'},
    {...credentialHeaders('user'), 'Content-Type': 'application/json'},
    {'X-ENGAGESPOT-API-KEY': demoCredentials.apiKey},
  ),
  body: fc.option(
    json.map(value => JSON.stringify(value)),
    {nil: undefined},
  ),
});

/** Requests of all kinds, most of them near a documented call. */
export const anyRequest: fc.Arbitrary<RequestPlan> = fc.oneof(
  {weight: 5, arbitrary: documentedCall},
  {weight: 1, arbitrary: anyCall},
);

export function toRequest({method, path, headers, body}: RequestPlan): Request {
  const mayHaveBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`https://api.engagespot.co${path}`, {
    method,
    headers,
    body: mayHaveBody ? body : undefined,
  });
}
