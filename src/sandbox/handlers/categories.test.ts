import {expect, test} from 'vitest';
import {createClient} from '../../../tests/sandbox/support/client';

const replies = {identifier: 'comment_replies', name: 'Comment replies'};

test('a new category is listed', async () => {
  const {call} = createClient();
  const created = await call('POST', '/v3/categories', {as: 'categories', body: replies});
  expect([created.status, created.body]).toEqual([200, {id: 15, ...replies}]);
  expect((await call('GET', '/v3/categories')).body).toContainEqual({id: 15, ...replies});
});

test('an identifier is given once', async () => {
  const {call} = createClient();
  const body = {identifier: 'order_updates', name: 'Other'};
  const answer = await call('POST', '/v3/categories', {as: 'categories', body});
  expect([answer.status, answer.body.message]).toEqual([
    400,
    ['identifier must be unique: another category has it'],
  ]);
});

test('a deleted category takes preferences along', async () => {
  const {call} = createClient();
  expect((await call('DELETE', '/v3/categories/12', {as: 'categories'})).status).toBe(200);
  expect((await call('GET', '/v3/preferences')).body).toEqual([]);
  expect((await call('GET', '/v4/preferences')).body.categories).toEqual({});
  const again = await call('DELETE', '/v3/categories/12', {as: 'categories'});
  expect([again.status, again.body.message]).toEqual([404, 'Category does not exist']);
});

test('the app lists them with its own credentials', async () => {
  const {status, body} = await createClient().call('GET', '/v3/categories', {as: 'app'});
  expect([status, body.length]).toEqual([200, 3]);
});
