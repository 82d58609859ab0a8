import {expect, test} from 'vitest';
import {feedbackLink} from './feedback.ts';

const issue = {feedbackLink: 'https://example.com/docs/issues/new?title=Feedback%3A%20'};
const answer = {page: '/docs/concepts/workspace', version: '1.5.x', helpful: false};

test('the link names the page, its version, the answer and the comment', () => {
  const link = new URL(feedbackLink(issue, {...answer, comment: 'What is 1 + 1 & why?'}));
  expect(link.searchParams.get('title')).toBe('Feedback: /docs/concepts/workspace');
  expect(link.searchParams.get('body')).toBe(
    'What is 1 + 1 & why?\n\nPage: /docs/concepts/workspace\nVersion: 1.5.x\nHelpful: no',
  );
});

test('a link to an email has %20 where a form would have +', () => {
  const email = {feedbackLink: 'mailto:help@example.com?subject=Feedback%3A%20'};
  const link = feedbackLink(email, {...answer, comment: 'a b'});
  expect(link).toContain('mailto:help@example.com?subject=Feedback%3A%20/docs/concepts/workspace');
  expect(link).toContain('&body=a%20b%0A');
});

test.each([
  ['long', '漢'.repeat(1000)],
  ['with half of a character', '\ud83d'.repeat(1000)],
  ['of pairs', '😀'.repeat(500)],
])('a comment %s still gives an address that servers accept', (_, comment) => {
  const link = feedbackLink(issue, {...answer, comment});
  expect(link.length).toBeLessThanOrEqual(6000);
  expect(new URL(link).searchParams.get('body')).toMatch(/^\S{100,}\n\nPage: /);
});
