import {hashSource} from '@engagespot-docs/publish/policy';
import {expect, test} from 'vitest';
import {frameScripts} from './frameScripts.ts';

test('finds the scripts of frames, and of nothing else', () => {
  const sources = frameScripts(
    new Map<string, string | Buffer>([
      ['playground/core-3.0.1.html', '<style>a{}</style><script>sdk()</script>'],
      ['playground/client-2.0.0.html', Buffer.from('<script>\nb()</script><script>c()</script>')],
      ['docs/old.html', '<script>leadOn()</script>'],
    ]),
  );
  expect(sources).toEqual(['sdk()', '\nb()', 'c()'].map(hashSource).sort());
});
