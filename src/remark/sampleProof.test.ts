import type {Code, Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {sampleProof} from './sampleProof.ts';

/** What a page says about the check of a code block. */
async function proofOf(lang: string, meta: string, value: string, path = 'docs/page.mdx') {
  const code: Code = {type: 'code', lang, meta, value};
  const root: Root = {type: 'root', children: [code]};
  await unified().use(sampleProof).run(root, new VFile({path}));
  return code.data?.hProperties?.proof;
}

const title = 'title="src/api.ts"';
const core = "import {createInstance} from '@engagespot/core';";

test('names the packages that a sample imports, in the version of the page', async () => {
  expect(await proofOf('ts', title, core)).toBe('Checked against core 3.0.1');
  const path = '/site/versioned_docs/version-1.4.x/index.mdx';
  expect(await proofOf('ts', title, core, path)).toBe('Checked against core 1.4.2');
  expect(await proofOf('ts', `${title} version=1.4.x`, core), 'told by the block').toBe(
    'Checked against core 1.4.2',
  );
  const both = `${core}\nimport {createStore} from '@engagespot/store';\n${core}`;
  expect(await proofOf('tsx', title, both)).toBe('Checked against core 3.0.1, store 2.0.1');
  const required = "const {EngagespotClient} = require('@engagespot/node');";
  expect(await proofOf('js', title, required)).toBe('Checked against node 1.7.0');
});

test('says what ran and what was validated', async () => {
  expect(await proofOf('bash', `${title} run status=202`, 'curl')).toBe('Run against the sandbox');
  expect(await proofOf('json', `${title} schema=Error`, '{}')).toBe(
    'Valid against the REST interface',
  );
});

test.each([
  ['no title', 'ts', '', core],
  ['nothing of ours', 'ts', title, "import {useState} from 'react';"],
  ['an opt-out', 'ts', `${title} unchecked="why"`, core],
  ['another language', 'bash', title, core],
  ['a package that the version does not have', 'ts', title, "import '@engagespot/other';"],
])('says nothing about a block with %s', async (_, lang, meta, value) => {
  expect(await proofOf(lang, meta, value)).toBeUndefined();
});
