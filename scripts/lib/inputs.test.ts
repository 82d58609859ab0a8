import {expect, test} from 'vitest';
import {fingerprintInputs, isBuildInput} from './inputs.ts';

test.each([
  'docs/index.mdx',
  'src/theme/Root.tsx',
  'package-lock.json',
  'static/img/mark.svg',
  'packages/publish/src/rules/nginx.ts',
])('%s changes the build', file => {
  expect(isBuildInput(file)).toBe(true);
});

test.each(['README.md', 'tests/e2e/search.spec.ts', 'scripts/check.ts', 'src/remark/a.test.ts'])(
  '%s does not',
  file => {
    expect(isBuildInput(file)).toBe(false);
  },
);

test('equal inputs have equal fingerprints', async () => {
  const fingerprint = await fingerprintInputs();
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
});
