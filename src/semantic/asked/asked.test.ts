import {expect, test} from 'vitest';
import {askedByPage, askedQuestions, isAnsweredBy} from '.';
import {elsewhere} from './elsewhere';

test('a key names the page of every version', () => {
  expect(isAnsweredBy('email/ses', '/docs/features/channels/email/ses')).toBe(true);
  expect(isAnsweredBy('email/ses', '/docs/1.4.x/features/channels/email/ses')).toBe(true);
  expect(isAnsweredBy('email/ses', '/docs/features/channels/email/ses-2')).toBe(false);
  expect(isAnsweredBy('mail/ses', '/docs/features/channels/email/ses')).toBe(false);
});

test('a page without questions has none', () => {
  expect(askedByPage(['/docs/nothing'])).toEqual(new Map([['/docs/nothing', []]]));
});

test('no page is given a question twice, and none is empty', () => {
  const problems = Object.entries(askedQuestions).filter(
    ([, questions]) =>
      new Set(questions).size < questions.length || questions.some(text => text.trim() === ''),
  );
  expect(problems).toEqual([]);
});

test('what no page answers is listed once, and asked of no page', () => {
  const asked = new Set(Object.values(askedQuestions).flat());
  expect(new Set(elsewhere).size).toBe(elsewhere.length);
  expect(elsewhere.filter(question => asked.has(question))).toEqual([]);
});
