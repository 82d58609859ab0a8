/** Samples as what a page or a process runs. */
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Placeholders} from '../../src/samples/calls/placeholders.ts';
import {sdkFolder} from '../../src/samples/types/packages.ts';
import {rootDirectory} from '../lib/paths.ts';
import {bundleSample} from './bundleSample.ts';
import type {NodeRun} from './node/runInNode.ts';
import type {Prepared} from './prepareSamples.ts';
import {readExports} from './readExports.ts';
import {fillInCode} from './readerValues.ts';
import type {PageRun} from './runInChromium.ts';
import type {Export} from './shape.ts';

const require = createRequire(path.join(rootDirectory, 'package.json'));
const nextModules = path.join(rootDirectory, 'scripts/sampleRuns/node/nextModules.ts');
const clientComponents = path.join(rootDirectory, 'scripts/sampleRuns/node/clientComponents.ts');

/** Single-file components have no types here; the page reads their props from what the compiler made. */
const component: Export = {name: 'default', as: 'component', props: {kind: 'object', entries: {}}};

/** What the page of the sample shows, or elements with the ids that its code looks for. */
function bodyFor({page}: Prepared): string {
  const shown = page.find(({fence}) => fence.language === 'html' && /<body/.test(fence.code));
  const [, body] = /<body[^>]*>([\s\S]*)<\/body>/.exec(shown?.fence.code ?? '') ?? [];
  if (body !== undefined) return body.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const code = page.map(({fence}) => fence.code).join('\n');
  const found = code.matchAll(/['"`]#([\w-]+)['"`\s]|getElementById\(['"]([\w-]+)/g);
  const ids = new Set([...found].map(([, selector, id]) => selector ?? id ?? ''));
  return [...ids].map(id => `<div id="${id}"></div>`).join('');
}

/** @throws what a bundler says about the code */
export async function toPageRun(prepared: Prepared, placeholders: Placeholders): Promise<PageRun> {
  const {sample, page, typed, place} = prepared;
  const parts = place.kind === 'page' ? place.parts : [];
  const {language, code, version: docsVersion} = sample.fence;
  if (language === 'html') {
    const html = fillInCode(code, placeholders);
    return {docsVersion, parts, html, exports: []};
  }
  const script = await bundleSample({sample, all: page, placeholders, platform: 'browser'});
  const exports = language === 'vue' ? [component] : readExports(typed, sample);
  return {docsVersion, parts, body: bodyFor(prepared), script, exports};
}

/** What stands for a package in Node. */
function nodePackage(name: string, docsVersion: string) {
  if (/^next\/|^server-only$/.test(name)) return {path: nextModules, external: false};
  if (name === '@engagespot/react-component') return {path: clientComponents, external: false};
  const folder = sdkFolder(name, docsVersion);
  return folder ? {path: require.resolve(folder), external: true} : undefined;
}

/** @throws what a bundler says about the code */
export async function toNodeRun(
  {sample, page, typed}: Prepared,
  placeholders: Placeholders,
): Promise<NodeRun> {
  const packages = (name: string) => nodePackage(name, sample.fence.version);
  const bundle = {sample, all: page, placeholders, platform: 'node', packages} as const;
  return {script: await bundleSample(bundle), exports: readExports(typed, sample)};
}
