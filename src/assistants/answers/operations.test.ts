import {expect, test} from 'vitest';
import {openPublishedSite} from '../../../tests/support/publishedSite';
import {describeOperation, listOperations} from './operations';

const site = await openPublishedSite();
const describeIt = (operation: string, language = 'curl') =>
  describeOperation(site, {operation, language});

test('lists every call with its page', async () => {
  const text = await listOperations(site);
  expect(text).toContain('2 calls of the REST API.');
  expect(text).toContain(
    '- createOrUpdateUser: PUT /v3/users/{identifier}. Create or update a user. https://docs.example.com/api/users/create-or-update-user',
  );
  expect(text).toContain(
    '- deleteUser: DELETE /v3/users/{identifier}. Delete a user (deprecated).',
  );
});

test.each([
  'createOrUpdateUser',
  'createorupdateuser',
  'PUT /v3/users/{identifier}',
  'put /v3/users/user_1042',
  'PUT https://api.engagespot.co/v3/users/user_1042?x=1',
])('describes %s', async name => {
  const text = await describeIt(name);
  expect(text).toMatch(
    /^Operation: createOrUpdateUser\nURL: https:\/\/docs\.example\.com\/api\/users\/create-or-update-user\nVersion: none; the REST reference describes today's API\n/,
  );
});

test('what matters comes first, with the sample of one language', async () => {
  const text = await describeIt('createOrUpdateUser', 'python');
  expect(text.indexOf('## Request body')).toBeLessThan(text.indexOf('## Sample: Python'));
  expect(text).toContain('```python\npass\n```');
  expect(text).not.toContain('curl x');
  expect(text).toContain('Other samples, by "language": curl, Python.');
  expect(await describeIt('createOrUpdateUser', 'py')).toContain('## Sample: Python');
  const other = await describeIt('createOrUpdateUser', 'C#');
  expect(other).toContain('curl x');
  expect(other).toContain(
    'No sample is in "C#"; this one is curl. The languages are: curl, Python.',
  );
});

test('a name that means several calls, or none', async () => {
  await expect(describeIt('/v3/users/{identifier}')).rejects.toThrow(
    'means several calls: createOrUpdateUser (PUT /v3/users/{identifier}), deleteUser',
  );
  await expect(describeIt('deleteUsers')).rejects.toThrow(
    /^The REST API has no call "deleteUsers"\. The closest are: deleteUser[\s\S]*https:\/\/docs\.example\.com\/docs\/llms\.txt$/,
  );
  await expect(describeIt('POST /v3/users/user_1042')).rejects.toThrow('has no call');
});
