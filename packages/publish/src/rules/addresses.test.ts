import {expect, test} from 'vitest';
import {answerFor, pathOf} from './addresses.ts';

const redirects = [
  {from: '/old', to: '/docs'},
  {from: '/old/*', to: '/docs/start'},
  {from: '/lost/*', to: '/docs/start'},
  {from: '/docs/2.x', to: '/docs'},
  {from: '/docs/2.x/*', to: '/docs/*'},
];

const rules = {redirects, baseUrl: '/'};

const answer = (target: string, accept?: string) => answerFor(rules, target, accept);

test.each([
  ['/', ['/index.html']],
  ['/index.html', ['/index.html']],
  ['/?a=/../b', ['/index.html']],
  ['/docs', ['/docs', '/docs.html', '/docs/index.html']],
  ['/docs?a=b', ['/docs', '/docs.html', '/docs/index.html']],
  ['/docs/', ['/docs.html', '/docs/index.html']],
  ['/docs/index.html', ['/docs.html', '/docs/index.html']],
  ['/docs.html', ['/docs.html', '/docs.html.html', '/docs.html/index.html']],
  ['/a/./b/../c', ['/a/c', '/a/c.html', '/a/c/index.html']],
  ['/%64ocs', ['/docs', '/docs.html', '/docs/index.html']],
  ['http://elsewhere.example/docs/', ['/docs.html', '/docs/index.html']],
  ['/.well-known/security.txt', expect.arrayContaining(['/.well-known/security.txt'])],
])('%s is one of %j', (target, files) => {
  expect(answer(target)).toEqual({kind: 'files', files});
});

test.each([
  ['/', ['/index.md', '/index.html']],
  ['/docs', ['/docs', '/docs.md', '/docs/index.md', '/docs.html', '/docs/index.html']],
  ['/docs/', ['/docs.md', '/docs/index.md', '/docs.html', '/docs/index.html']],
  ['/docs.html', ['/docs.html', '/docs.html.html', '/docs.html/index.html']],
  ['/docs/index.html', ['/docs.html', '/docs/index.html']],
])('who asks for Markdown at %s gets one of %j', (target, files) => {
  expect(answer(target, 'text/markdown')).toEqual({kind: 'files', files});
});

test.each([
  ['/old.md', '/docs.md'],
  ['/old/a/b.md', '/docs/start.md'],
  ['/docs/2.x.md?a=b', '/docs.md?a=b'],
  ['/docs/2.x/core.init.md', '/docs/core.init.md'],
])('%s has moved to %s, like its page', (target, location) => {
  expect(answer(target)).toEqual({kind: 'redirect', location});
});

test.each([
  '//docs',
  '/docs//start',
  '/docs%2F%2Fstart',
  '/docs/start//',
  '/index',
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/.hosting/rules.json',
  '/docs/.env',
  '/docs.html.br',
  '/assets/js/main.0a1b2c3d.js.gz',
])('%s is no address', target => {
  expect(answer(target)).toEqual({kind: 'files', files: []});
});

test.each([
  '',
  '*',
  'docs',
  '/%zz',
  '/%',
  '/a%00b',
  '/..',
  '/../../etc/passwd',
  '/a/../../b',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
])('%s is refused', target => {
  expect(answer(target)).toEqual({kind: 'refused'});
});

test.each([
  ['/old', '/docs'],
  ['/old/', '/docs'],
  ['/old.html', '/docs'],
  ['/old/index.html', '/docs'],
  ['/old?a=b', '/docs?a=b'],
  ['/old?', '/docs?'],
  ['/%6fld', '/docs'],
  ['/old/page?a=b&c#d', '/docs/start?a=b&c'],
  ['/lost/', '/docs/start'],
  ['/docs/../old', '/docs'],
  ['/docs/2.x', '/docs'],
  ['/docs/2.x/a/b?c', '/docs/a/b?c'],
  ['/docs/2.x/a/b.html', '/docs/a/b'],
  ['/docs/2.x/a/b/index.html', '/docs/a/b'],
  ['/old?\u00e9\u007f', '/docs?%C3%A9%7F'],
])('%s leads to %s', (target, location) => {
  expect(answer(target)).toEqual({kind: 'redirect', location});
});

test.each([
  '/old%0A',
  '/old%0D%0ASet-Cookie:a',
  '/older',
  '/OLD',
  '/docs/2.x/a%0D%0ASet-Cookie:b',
  '/docs/2.xx/a',
])('%s leads nowhere', target => {
  expect(answer(target).kind).toBe('files');
});

test('bytes that are no text lead to no file', () => {
  expect(pathOf('/%ff')).toBe('/\ufffd');
});
