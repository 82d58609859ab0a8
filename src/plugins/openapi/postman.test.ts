import {expect, test} from 'vitest';
import {readDocument} from '../../openapi/document.ts';
import {postmanCollection} from './postman.ts';

const collection = postmanCollection(await readDocument());
const requests = collection.item.flatMap(({item}) => item);

function requestOf(name: string) {
  return requests.find(each => each.name === name)?.request;
}

test('a call has its headers, its path and its body', () => {
  const send = requestOf('Send a notification');
  expect(send).toMatchObject({method: 'POST', url: {raw: '{{baseUrl}}/v3/notifications'}});
  expect(send?.header).toEqual([
    {key: 'X-ENGAGESPOT-API-KEY', value: '{{apiKey}}'},
    {key: 'X-ENGAGESPOT-API-SECRET', value: '{{apiSecret}}'},
    {key: 'Content-Type', value: 'application/json'},
  ]);
  expect(JSON.parse(send?.body?.raw ?? '')).toHaveProperty('sendTo');
  const cancel = requestOf('Cancel a workflow run');
  expect(cancel?.url.path).toEqual(['v4', 'workflows', ':identifier', 'cancel-run']);
  expect(cancel?.url.variable).toEqual([{key: 'identifier', value: 'order_reminder'}]);
});

test('the token of a user is there for secure mode, and nothing that is deprecated', () => {
  expect(requestOf('Retrieve the profile')?.header).toEqual([
    {key: 'X-ENGAGESPOT-API-KEY', value: '{{apiKey}}'},
    {key: 'X-ENGAGESPOT-USER-ID', value: '{{userId}}'},
    {key: 'Authorization', value: 'Bearer {{userToken}}', disabled: true},
  ]);
  expect(JSON.stringify(requests.map(({request}) => request.header))).not.toContain('SIGNATURE');
});

test('every variable that requests use is in the collection, and no secret has a value', () => {
  const used = new Set(
    [...JSON.stringify(collection.item).matchAll(/\{\{([a-zA-Z]+)\}\}/g)].map(([, name]) => name),
  );
  expect(collection.variable.map(({key}) => key).sort()).toEqual([...used].sort());
  expect(Object.fromEntries(collection.variable.map(({key, value}) => [key, value]))).toEqual({
    baseUrl: 'https://api.engagespot.co',
    apiKey: 'YOUR_API_KEY',
    apiSecret: '',
    userId: 'user_1042',
    userToken: '',
    secretKey: '',
  });
});
