import {expect, test} from 'vitest';
import {redirectPage} from './page.ts';

test('leads on with and without scripts, and names where', () => {
  const html = redirectPage('/docs/old', '/docs/a', 'https://docs.example.com/docs/a');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/a">');
  expect(html).toContain('<link rel="canonical" href="https://docs.example.com/docs/a">');
  expect(html).toContain('<a href="/docs/a">/docs/a</a>');
  expect(html).toContain('<title>This page has moved: /docs/old</title>');
});

test('has the same script whatever the target is', () => {
  const scripts = ['/a', '/b"<script>'].map(
    to => redirectPage('/old', to, to).match(/<script>(.*)<\/script>/)?.[1],
  );
  expect(new Set(scripts).size).toBe(1);
});
