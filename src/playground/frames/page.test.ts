import {createHash} from 'node:crypto';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {framePage} from './page';
import {framePolicy} from './policy';

const policyOf = (html: string) =>
  load(html)('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';

const scriptsOf = (html: string) =>
  load(html)('script')
    .toArray()
    .map(element => load(html)(element).text());

test('its policy names the only script, and no other', () => {
  const html = framePage('A kit', 'console.log("<b>a</b>", "ä😀");');
  const scripts = scriptsOf(html);
  expect(scripts).toEqual(['console.log("<b>a</b>", "ä😀");']);
  const hash = createHash('sha256')
    .update(scripts[0] ?? '')
    .digest('base64');
  expect(policyOf(html)).toContain(`script-src 'sha256-${hash}' blob:;`);
});

test.each([
  '</script>',
  '</SCRIPT >',
  '<!--',
  '<!-- <script>',
  '</script><script>alert(1)</script>',
])('a script that says %s stays one script, and says so', text => {
  const html = framePage('A kit', `return [${JSON.stringify(text)}, \`${text}\`]`);
  const scripts = scriptsOf(html);
  expect(scripts).toHaveLength(1);
  expect(load(html)('main#root')).toHaveLength(1);
  expect(new Function(scripts[0] ?? '')()).toEqual([text, text]);
  const hash = createHash('sha256')
    .update(scripts[0] ?? '')
    .digest('base64');
  expect(policyOf(html)).toContain(hash);
});

test('a comparison keeps its meaning', () => {
  expect(scriptsOf(framePage('A kit', 'return 1 < /2/.source'))).toEqual(['return 1 < /2/.source']);
});

test('it loads nothing, and is found by no search engine', () => {
  const page = load(framePage('A kit', ''));
  expect(page('[src], [href]')).toHaveLength(0);
  expect(page('meta[name=robots]').attr('content')).toBe('noindex');
  expect(page('title').text()).toBe('A kit');
  expect(page('html').attr('lang')).toBe('en');
});

test('the policy in the page has what browsers obey there, before the script', () => {
  const html = framePage('A kit', '');
  expect(policyOf(html)).not.toMatch(/frame-ancestors|sandbox/);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'));
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'));
});

test('the policy lets nothing out', () => {
  const policy = framePolicy(["'sha256-a'"]);
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'connect-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  });
  expect(policy['script-src']).toEqual(["'sha256-a'", 'blob:']);
  expect(Object.values(policy).flat().join(' ')).not.toMatch(
    /https?:|\*|unsafe-eval|'self'.*'self'/,
  );
});
