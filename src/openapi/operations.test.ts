import {describe, expect, test} from 'vitest';
import {readDocument} from './document.ts';
import {groupsOf, linkOf, splitFirstSentence} from './operations.ts';

const document = await readDocument();
const {operations} = document;

test('the document has the 24 calls of the specification', () => {
  expect(operations).toHaveLength(24);
});

test('the pages of the specification have their addresses', () => {
  const addresses = operations.map(operation => linkOf(operation).href);
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/api/notifications/delete-all-notifications',
      '/api/notifications/delete-notification',
      '/api/notifications/list-notification',
      '/api/notifications/send-notification',
      '/api/preferences/get-preferences',
      '/api/users/create-or-update-user',
      '/api/users/delete-user',
      '/api/workflows/cancel-run',
    ]),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every operation is in one group', () => {
  const grouped = groupsOf(document).flatMap(group => group.operations.map(({id}) => id));
  expect(grouped.toSorted()).toEqual(operations.map(({id}) => id).toSorted());
});

describe('the first sentence', () => {
  test('ends at its full stop, not at one inside a name', () => {
    expect(splitFirstSentence('Sets v1.5 of `a.b`. Then stops.')).toEqual({
      first: 'Sets v1.5 of `a.b`.',
      rest: 'Then stops.',
    });
  });
});
