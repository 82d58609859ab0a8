import {expect, test} from 'vitest';
import {workflowProblems} from './workflows.ts';

function problemsIn(...steps: string[]): string[] {
  const text = ['jobs:', '  a:', '    steps:', ...steps.map(step => `      - ${step}`)].join('\n');
  return workflowProblems([{file: '.github/workflows/a.yml', text}]);
}

const commit = '08c6903cd8c0fde910a37f88322edcfb5dd907a8';

test('accepts pinned actions, workflows of this repository and .ci/run', () => {
  expect(
    problemsIn(
      `uses: actions/checkout@${commit} # v5.0.0`,
      'uses: ./.github/workflows/test.yml',
      'run: bash .ci/run',
      'run: bash .ci/run sweep',
      'run: git config --global --add safe.directory "$GITHUB_WORKSPACE"',
    ),
  ).toEqual([]);
});

test.each([
  'uses: actions/checkout@v5',
  'uses: actions/checkout@main',
  `uses: actions/checkout@${commit}`,
  `uses: actions/checkout@${commit.slice(1)} # v5.0.0`,
])('%s is not pinned', step => {
  expect(problemsIn(step)).toEqual([
    expect.stringMatching(/^\.github\/workflows\/a\.yml:4: .*pin the action/),
  ]);
});

test.each([
  'run: npm test',
  'run: bash .ci/run build search',
  'run: bash .ci/run && npm run deploy',
  'run: |',
])('%s is a second truth', step => {
  expect(problemsIn(step)).toEqual([expect.stringContaining('let .ci/run do it')]);
});
