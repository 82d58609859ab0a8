import {expect, test} from 'vitest';
import {wordsOf} from './words';

test.each([
  ['How do I send?', ['how', 'do', 'i', 'send']],
  ['client.markAsRead()', ['client', 'markasread', 'mark', 'as', 'read']],
  ['X-ENGAGESPOT-API-KEY', ['x', 'engagespot', 'api', 'key']],
  ['HTTPServer v2', ['httpserver', 'http', 'server', 'v2']],
  ['  ', []],
])('%s has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
