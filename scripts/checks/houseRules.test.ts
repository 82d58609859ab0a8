import {expect, test} from 'vitest';
import {houseRuleProblems} from './houseRules.ts';

/** Joined here, so that this file does not break the rule it tests. */
function absolute(...segments: string[]): string {
  return ['', ...segments].join('/');
}

function problemsIn(text: string, file = 'src/a.ts'): string[] {
  return houseRuleProblems([{file, text}]);
}

test.each([
  ['home', 'ann', 'site'],
  ['Users', 'ann', 'site'],
  ['tmp', 'out.json'],
  ['root', 'site'],
])('fails on a path of one machine (%s) and names the line', (...segments) => {
  const found = absolute(...segments.slice(0, 2));
  const [problem] = problemsIn(`first\nconst out = '${absolute(...segments)}';`);
  expect(problem).toBe(`src/a.ts:2: ${found} (path of one machine)`);
});

test.each(['registry.example.com', 'npm.example.com', 'verdaccio.local', 'ann.jfrog.io'])(
  'fails on a package registry (%s)',
  host => {
    expect(problemsIn(['https:', '', host, 'left-pad'].join('/'))).toHaveLength(1);
  },
);

test('fails on addresses in a lock file and on an npm configuration', () => {
  const line = ['"resolved":', '"https://example.com/a.tgz"'].join(' ');
  expect(problemsIn(line, 'package-lock.json')).toHaveLength(1);
  expect(problemsIn('save-exact=true\nomit=dev\n', '.npmrc')).toHaveLength(1);
  expect(problemsIn('# why\nomit=dev\n', '.npmrc')).toEqual([]);
});

test('passes addresses of pages, relative paths and routes', () => {
  const text = "'/docs/tmp/a', './tmp/a', 'https://www.npmjs.com/package/a', 'a/home/b', '/work'";
  expect(problemsIn(text)).toEqual([]);
});
