import {expect, test} from 'vitest';
import {circleProblems, importProblems} from './imports.ts';

test.each([
  ['src/theme/Root.tsx', "import Card from '@site/src/components/Cards';"],
  ['src/theme/DocItem/Layout/index.tsx', "import Layout from '@theme-original/DocItem/Layout';"],
  ['src/pages/index.tsx', "import {Button} from '../components/Button';"],
  ['src/components/Console/index.tsx', "import {sandbox} from '@site/src/sandbox';"],
  ['src/plugins/feed/index.ts', "import {render} from './render.ts';"],
  ['docusaurus.config.ts', "import {feed} from './src/plugins/feed/index.ts';"],
  ['config/docs.ts', "import {diagram} from '../src/remark/diagram/index.ts';"],
  ['src/remark/diagram/index.test.ts', "import {run} from '../../../tests/support/run.ts';"],
  ['src/components/Icon/index.tsx', "import {Bell} from 'lucide-react';"],
])('passes %s: %s', (file, text) => {
  expect(importProblems([{file, text}])).toEqual([]);
});

test.each([
  ['src/components/Cards/index.tsx', "import Root from '../../theme/Root';"],
  ['src/components/Cards/index.tsx', "import type {Props} from '@site/src/theme/Root';"],
  ['src/components/Cards/index.tsx', "export {default} from '../../pages/index';"],
  ['src/components/Cards/index.tsx', "const feed = () => import('../../plugins/feed');"],
  ['src/components/Cards/index.tsx', "type Feed = import('../../plugins/feed').Feed;"],
  ['src/theme/Root.tsx', "import {feed} from '@site/src/plugins/feed';"],
  ['src/search/client.ts', "import Card from '../components/Cards';"],
  ['src/search/client.ts', "import * as components from '../components';"],
  ['src/search/client.ts', "import Link from '@theme/Link';"],
  ['src/sandbox/app.ts', "const Root = require('../theme/Root');"],
  ['src/plugins/feed/index.ts', "import Root from '../../theme/Root';"],
  ['src/plugins/feed/index.ts', "import Link from '@theme/Link';"],
  ['src/plugins/feed/index.ts', "import {twins} from '../twins/index.ts';"],
  ['src/remark/steps.ts', "import {Steps} from '../components/Steps';"],
  ['config/docs.ts', "import {run} from '../scripts/lib/command.ts';"],
  ['src/theme/Root.tsx', "import {renderInSite} from '@site/tests/support/renderInSite';"],
  ['scripts/push.ts', "import {feed} from '../src/plugins/feed/index.ts';"],
])('fails on %s: %s', (file, text) => {
  const problems = importProblems([{file, text}]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${file}: `));
});

function circlesOf(files: Record<string, string>): string[] {
  return circleProblems(Object.entries(files).map(([file, text]) => ({file, text})));
}

test.each(['src/util/a.ts', 'lib/a.ts'])('fails on %s, which is in no zone', file => {
  expect(importProblems([{file, text: "import '../../config/site.ts';"}])).toEqual([
    expect.stringMatching(`^${file}: in no zone`),
  ]);
});

test('fails on an import of a folder that is no zone', () => {
  const text = "import '../util/a.ts';";
  expect(importProblems([{file: 'src/search/a.ts', text}])).toHaveLength(1);
});

test('fails on a circle of imports, once, whatever forms they have', () => {
  expect(
    circlesOf({
      'src/search/index.ts': "export {search} from './client';",
      'src/search/client.ts': "import type {Engine} from './engine.ts';",
      'src/search/engine.ts': "import {Hit} from '@site/src/search';",
      'src/search/outside.ts': "import {search} from '.';",
    }),
  ).toEqual([
    'src/search/index.ts → src/search/client.ts → src/search/engine.ts → src/search/index.ts: imports go in a circle',
  ]);
});

test('passes two ways to one file, and a test beside it', () => {
  expect(
    circlesOf({
      'src/search/index.ts': "import './client'; import './words';",
      'src/search/client.ts': "import {words} from './words';",
      'src/search/words.ts': 'export const words = [];',
      'src/search/words.test.ts': "import {words} from './words';",
    }),
  ).toEqual([]);
});
