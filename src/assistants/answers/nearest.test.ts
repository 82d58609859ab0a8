import {expect, test} from 'vitest';
import {nearest} from './nearest';

const names = ['sendNotification', 'listNotification', 'getProfile', 'createOrUpdateUser'];

test('a typing mistake, another case and a part of a name lead to the name', () => {
  expect(nearest('sendNotificaton', names)[0]).toBe('sendNotification');
  expect(nearest('GETPROFILE', names)).toEqual(['getProfile']);
  expect(nearest('notification', names)).toEqual(['sendNotification', 'listNotification']);
});

test('what has nothing in common is not suggested', () => {
  expect(nearest('zzzz', names)).toEqual([]);
});
