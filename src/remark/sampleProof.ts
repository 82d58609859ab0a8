/**
 * Says on a code block with a title how its sample is checked, as a property that
 * src/theme/CodeBlock shows in the title bar. A fence
 *
 *   ```ts title="send.ts"
 *   import {EngagespotClient} from '@engagespot/node';
 *   ```
 *
 * gets `proof="Checked against node 1.7.0"`, with
 * `version=1.4.x` that of the older package; one tagged `run` gets `proof="Run against the sandbox"`,
 * one tagged `schema=…` gets `proof="Valid against the REST interface"`.
 */
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {type FenceMeta, parseFenceMeta} from '../content/fenceMeta.ts';
import {docsVersionOf, sdkVersionsOf} from '../content/sdkVersions.ts';

const typeChecked = ['ts', 'tsx', 'js', 'jsx', 'vue'];

/** The Engagespot packages that code imports, each once. */
function importedSdks(code: string): string[] {
  const imports = /(?:\bfrom|\bimport|\brequire\()\s*['"](@engagespot\/[\w-]+)['"]/g;
  return [...new Set([...code.matchAll(imports)].map(([, name = '']) => name))];
}

/** `core 3.0.1, store 2.0.1`; empty when code imports no package of the version. */
function packagesOf(code: string, docsVersion: string): string {
  const versions = sdkVersionsOf(docsVersion);
  return importedSdks(code)
    .filter(name => versions[name] !== undefined)
    .map(name => `${name.replace('@engagespot/', '')} ${versions[name]}`)
    .join(', ');
}

function proofOf({lang, value}: Code, meta: FenceMeta, docsVersion: string): string | undefined {
  if (meta.run) return 'Run against the sandbox';
  if (meta.schema !== undefined) return 'Valid against the REST interface';
  const packages = lang && typeChecked.includes(lang) ? packagesOf(value, docsVersion) : '';
  return packages ? `Checked against ${packages}` : undefined;
}

export const sampleProof: Plugin<[], Root> = () => (root, file) => {
  const docsVersion = docsVersionOf(file.path ?? '');
  visit(root, 'code', node => {
    const meta = parseFenceMeta(node.meta ?? '');
    if (meta.title === undefined || meta.unchecked !== undefined) return;
    const proof = proofOf(node, meta, meta.version ?? docsVersion);
    if (proof) node.data = {...node.data, hProperties: {...node.data?.hProperties, proof}};
  });
};
