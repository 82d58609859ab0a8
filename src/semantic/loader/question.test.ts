import {expect, test} from 'vitest';
import {readsLikeQuestion} from './question';

test.each([
  'how do I stop a reminder',
  'Can users mute this?',
  'mail first, SMS only when mail is not possible',
  'twilio vs plivo',
  'CORS error',
  'cannot send email',
  'my emails arrive twice',
  "Module not found: Can't resolve",
])('"%s" is a question', text => {
  expect(readsLikeQuestion(text)).toBe(true);
});

test.each(['', 'batch', 'why', 'data region', 'send a notification', 'isLast of version'])(
  '"%s" is not',
  text => {
    expect(readsLikeQuestion(text)).toBe(false);
  },
);
