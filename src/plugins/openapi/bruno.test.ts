import {expect, test} from 'vitest';
import {readDocument} from '../../openapi/document.ts';
import {brunoCollection} from './bruno.ts';

const document = await readDocument();
const collection = brunoCollection(document);
const requests = collection.items.flatMap(({items}) => items);

test('has every call once, in the folder of its tag', () => {
  expect(requests.map(({name}) => name).sort()).toEqual(
    document.operations.map(({summary}) => summary).sort(),
  );
  expect(collection.items.map(({name}) => name)).toContain('Notifications');
});

test('a call has its headers, its path and its body', () => {
  const send = requests.find(({name}) => name === 'Send a notification')?.request;
  expect(send).toMatchObject({method: 'POST', url: '{{baseUrl}}/v3/notifications'});
  expect(send?.headers.map(({name, value}) => [name, value])).toEqual([
    ['X-ENGAGESPOT-API-KEY', '{{apiKey}}'],
    ['X-ENGAGESPOT-API-SECRET', '{{apiSecret}}'],
  ]);
  expect(send?.body.mode === 'json' && JSON.parse(send.body.json)).toHaveProperty('sendTo');
  const cancel = requests.find(({request: {url}}) => url.includes('cancel-run'))?.request;
  expect(cancel?.url).toBe('{{baseUrl}}/v4/workflows/:identifier/cancel-run');
  expect(cancel?.params).toContainEqual(
    expect.objectContaining({name: 'identifier', type: 'path', enabled: true}),
  );
});

test('variables that requests use are in every environment, and no secret has a value', () => {
  const used = new Set(
    [...JSON.stringify(collection.items).matchAll(/\{\{([a-zA-Z]+)\}\}/g)].map(([, name]) => name),
  );
  expect(collection.environments.map(({name}) => name)).toEqual(['US', 'EU']);
  for (const {variables} of collection.environments) {
    const names = variables.map(({name}) => name);
    expect([...used].filter(name => !names.includes(name ?? ''))).toEqual([]);
    expect(variables.filter(({secret, value}) => secret && value)).toEqual([]);
    expect(variables.filter(({secret}) => secret).map(({name}) => name)).toContain('apiSecret');
  }
});
