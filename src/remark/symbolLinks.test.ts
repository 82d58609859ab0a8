import type {Code, Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {symbolLinks} from './symbolLinks.ts';

async function symbolsOf(value: string, {path = 'docs/page.mdx', meta = ''} = {}) {
  const code: Code = {type: 'code', lang: 'ts', meta, value};
  const root: Root = {type: 'root', children: [code]};
  await unified().use(symbolLinks).run(root, new VFile({path}));
  return code.data?.hProperties?.symbols;
}

const core = "import {createInstance} from '@engagespot/core';";

test('names what a sample imports, where it stands and its entry', async () => {
  expect(await symbolsOf(core)).toBe('8:createInstance:core/set-up#createinstance');
  const renamed =
    "// Two\nimport { createInstance as create, type Instance } from '@engagespot/core';";
  expect(await symbolsOf(renamed)).toBe(
    '16:createInstance:core/set-up#createinstance 47:Instance:core/set-up#instance',
  );
});

test('follows what a package passes on, and requires', async () => {
  expect(await symbolsOf("import {useFeed} from '@engagespot/react-component';")).toBe(
    '8:useFeed:hooks/feed#usefeed',
  );
  expect(await symbolsOf("const {EngagespotClient} = require('@engagespot/node');")).toBe(
    '7:EngagespotClient:node/client#engagespotclient',
  );
});

test.each([
  ['imports nothing of ours', "import {useState} from 'react';", {}],
  ['imports what has no entry', "import {render} from '@engagespot/client';", {}],
  ['is on an older page', core, {path: '/site/versioned_docs/version-1.4.x/index.mdx'}],
  ['is for an older package', core, {meta: 'version=1.4.x'}],
])('says nothing about a sample that %s', async (_, code, options) => {
  expect(await symbolsOf(code, options)).toBeUndefined();
});
