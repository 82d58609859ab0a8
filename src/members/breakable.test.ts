import {expect, test} from 'vitest';
import {breakable} from './breakable.ts';

const parts = (name: string) => breakable(name).split('\u200b');

test('long names may break at dots, underscores and humps only', () => {
  expect(parts('_resolveInstanceState()')).toEqual(['_resolve', 'Instance', 'State()']);
  expect(parts('notification.createNotification()')).toEqual([
    'notification.',
    'create',
    'Notification()',
  ]);
  expect(parts('SERVICE_WORKER_URL')).toEqual(['SERVICE_', 'WORKER_', 'URL']);
  expect(parts('enableNonHttpsWebPush')).toEqual(['enable', 'Non', 'Https', 'Web', 'Push']);
});

test('short names stay as they are', () => {
  expect(breakable('clickedAt')).toBe('clickedAt');
});
