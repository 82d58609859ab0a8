import {expect, test} from 'vitest';
import {publish} from './publish.ts';

const files = new Map([
  ['search/manifest.json', '{}'],
  ['search/docs.4vlo9z12pw.json', '{}'],
  ['ask/current.20duultsal8.json', '{}'],
  ['ask/text/docs/errors.json', '{}'],
  ['robots.txt', ''],
  ['playground/a.html', '<script>frame()</script>'],
]);

test('names of files that change with their content are kept for long, others are asked for again', () => {
  expect(publish.headers.cachedFiles(files)).toEqual([
    {path: 'assets/*', value: 'public, max-age=31536000, immutable'},
    {path: 'img/*', value: 'public, max-age=3600'},
    {path: 'ask/current.20duultsal8.json', value: 'public, max-age=31536000, immutable'},
    {path: 'search/docs.4vlo9z12pw.json', value: 'public, max-age=31536000, immutable'},
  ]);
});

test('frames run their own script and cannot be shown elsewhere; styles, fonts and pictures load nothing', () => {
  const [frames, ...others] = publish.otherPolicies(files);
  expect(frames?.policy['script-src']).toHaveLength(2);
  expect(frames?.policy['frame-ancestors']).toEqual(["'self'"]);
  expect(others.map(({path, policy}) => [path, policy['default-src']])).toEqual(
    ['css', 'fonts', 'images'].map(kind => [`assets/${kind}/*`, ["'none'"]]),
  );
});
