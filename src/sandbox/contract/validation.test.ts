import {expect, test} from 'vitest';
import {validationMessages} from './validation';

function messages(schema: string, value: unknown): string[] {
  return validationMessages(schema, value, {name: 'body'});
}

const workflow = {identifier: 'order_shipped'};
const attachment = {content: 'JVBERi0xLjQK', name: 'a.pdf', contentType: 'application/pdf'};

function send(changes: object): string[] {
  const request = {notification: {workflow}, sendTo: {recipients: ['user_1042']}, ...changes};
  return messages('SendNotificationRequest', request);
}

test('passes what the document allows', () => {
  expect(send({data: {attachments: [attachment], any: {thing: [1]}}})).toEqual([]);
  expect(send({sendAt: '2030-01-31T09:00:00.000Z', override: {channels: ['inApp']}})).toEqual([]);
});

test.each([
  [{notification: 'order_shipped'}, ['notification must be an object']],
  [{notification: {}}, ['notification.workflow is required']],
  [
    {notification: {workflow: {identifier: ''}}},
    ['notification.workflow.identifier must not be empty'],
  ],
  [{sendTo: {recipients: 'user_1042'}}, ['sendTo.recipients must be an array']],
  [{sendTo: {recipients: []}}, ['sendTo.recipients must not be empty']],
  [
    {sendTo: {recipients: ['user_1042', 5, true]}},
    [
      'sendTo.recipients[1] must be a string or an object',
      'sendTo.recipients[2] must be a string or an object',
    ],
  ],
  [
    {sendTo: {recipients: [{email: 'a'}, '']}},
    [
      'sendTo.recipients[0].identifier is required',
      'sendTo.recipients[0].email must be an email address',
      'sendTo.recipients[1] must not be empty',
    ],
  ],
  [
    {data: {attachments: [{name: 'a', contentType: ''}]}},
    [
      'data.attachments[0].content is required',
      'data.attachments[0].contentType must not be empty',
    ],
  ],
  [
    {data: {attachments: [{...attachment, content: 'A'.repeat(20 * 2 ** 20 + 1)}]}},
    ['data.attachments[0].content must be at most 20 MB in base64'],
  ],
  [{sendAt: 'tomorrow'}, ['sendAt must be an ISO 8601 date-time']],
  [
    {override: {channels: ['fax']}},
    [
      'override.channels[0] must be one of inApp, email, sms, whatsapp, mobilePush, webPush, slack, discord, webhook',
    ],
  ],
  [
    {override: {smtp_email: {SMTP_PORT: 70_000, headers: {a: 1}}}},
    [
      'override.smtp_email.SMTP_PORT must be at most 65535',
      'override.smtp_email.headers.a must be a string',
    ],
  ],
])(
  'a send with %j: %j',
  {tags: ['@spec:rest.400', '@spec:limits.attachments']},
  (changes, expected) => {
    expect(send(changes)).toEqual(expected);
  },
);

test.each<[string, unknown, string[]]>([
  ['SendNotificationRequest', null, ['body must be an object']],
  ['SendNotificationRequest', {}, ['notification is required', 'sendTo is required']],
  ['patchProfileRequest', {}, ['body must be an array']],
  [
    'patchProfileRequest',
    [{op: 'merge'}],
    [
      'body[0].path is required',
      'body[0].op must be one of add, remove, replace, move, copy, test',
    ],
  ],
  [
    'PreferencesV3Update',
    {preference: [{categoryId: '12', channels: [{channel: 'email', enabled: 'no'}]}]},
    [
      'preference[0].categoryId must be a whole number',
      'preference[0].channels[0].enabled must be 0 or 1',
    ],
  ],
  [
    'PreferencesV4',
    {channels: {fax: {enabled: 1}, 'a/b%c~d': {}}},
    [
      'channels.fax is not a known name: it must be one of inApp, email, sms, whatsapp, mobilePush, webPush, slack, discord, webhook',
      'channels.a/b%c~d is not a known name: it must be one of inApp, email, sms, whatsapp, mobilePush, webPush, slack, discord, webhook',
    ],
  ],
  [
    'PreferencesV4',
    {categories: {order_updates: {enabled: 2, condition: 1}}},
    [
      'categories.order_updates.enabled must be 0 or 1',
      'categories.order_updates.condition must be a string or null',
    ],
  ],
  [
    'ConnectRequest',
    {deviceType: 'fridge'},
    ['browserType is required', 'deviceType must be one of browser, android, ios'],
  ],
])('%s with %j: %j', (schema, value, expected) => {
  expect(messages(schema, value)).toEqual(expected);
});

test('leaves out what nobody would read', () => {
  const found = send({sendTo: {recipients: Array.from({length: 50}, () => 1)}});
  expect(found).toHaveLength(21);
  expect(found.at(-1)).toBe('and more');
});

test('finds one problem when told to stop early', () => {
  const recipients = Array.from({length: 100_000}, () => 1);
  const request = {notification: {workflow}, sendTo: {recipients}};
  expect(
    validationMessages('SendNotificationRequest', request, {name: 'body', stopEarly: true}),
  ).toEqual(['sendTo.recipients[0] must be a string or an object']);
});

test('gives up listing where the validator cannot stop early', () => {
  const channels = Object.fromEntries(Array.from({length: 150_000}, (_, index) => [index, {}]));
  expect(validationMessages('PreferencesV4', {channels}, {name: 'body', stopEarly: true})).toEqual([
    'body has more problems than can be listed',
  ]);
});
