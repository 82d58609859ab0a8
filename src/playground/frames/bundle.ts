import {fileURLToPath} from 'node:url';
import {readCode} from '@engagespot-docs/cache/code';
import {build} from 'esbuild';
import {sdkAlias} from '../../content/sdkVersions.ts';
import type {Kit} from '../kits.ts';

/** The packages that the UI kit brings along, among them React 17. */
const clientModules = fileURLToPath(
  new URL('../../../node_modules/@engagespot/client/node_modules', import.meta.url),
);

/** From the frames' own code: a package that has `exports` cannot be asked for a folder in it. */
const modulesFolder = '../../../node_modules';

const frameFolder = fileURLToPath(new URL('../frame', import.meta.url));

/** Names of modules that code can import, with what stands for them in node_modules. */
function modulesOf({
  package: name,
  version,
  react,
  companions,
}: Kit): [name: string, folder: string][] {
  const folder = sdkAlias(name, version);
  const reactModules = ['react', 'react/jsx-runtime'].map(
    module => [module, module] satisfies [string, string],
  );
  return [
    ...(react ? reactModules : []),
    [name, folder],
    ...companions.map(
      companion =>
        [companion, `${modulesFolder}/${folder}/node_modules/${companion}`] satisfies [
          string,
          string,
        ],
    ),
  ];
}

/** The first script of a frame, as source: what imports what, in which order. */
function entry(kit: Kit): string {
  const modules = modulesOf(kit);
  return [
    `import './prelude';`,
    ...modules.map(([, folder], index) => `import * as module${index} from '${folder}';`),
    `import {render} from './${kit.react ? 'react' : 'plain'}';`,
    `import {start} from './runtime';`,
    // Compiled code looks for the mark before it takes a default export.
    `const modules = {${modules.map(([name], index) => `'${name}': {__esModule: true, ...module${index}}`).join(', ')}};`,
    `start({modules, render});`,
  ].join('\n');
}

/** The React that SDKs up to version 2 were written for, instead of the site's. */
function aliasesOf({sdk, react}: Kit): Record<string, string> {
  if (sdk === 'client') {
    return Object.fromEntries(
      ['react', 'react-dom'].map(name => [name, `${clientModules}/${name}`]),
    );
  }
  return react === 18 ? {react: 'react-18', 'react-dom': 'react-dom-18'} : {};
}

/** Another one if some frames are made of something else: our own code, or the version of a package. */
export async function versionOfFrames(kits: readonly Kit[]): Promise<string> {
  const imported = kits.flatMap(kit => [
    ...Object.values(aliasesOf(kit)),
    ...Array.from(entry(kit).matchAll(/(?:import|from) '([^']+)'/g), ([, name = '']) => name),
  ]);
  const exported = [...new Set(imported)].map(
    (name, index) => `export * as _${index} from '${name}';`,
  );
  const stdin = {contents: exported.join('\n'), resolveDir: frameFolder};
  return (await readCode({stdin, platform: 'browser'})).version;
}

/**
 * Bundles a published SDK with what runs code in a frame, as a classic script: a module would need CORS headers in
 * a frame without an origin.
 *
 * @throws Error that says which module cannot be found or read
 */
export async function bundle(kit: Kit): Promise<string> {
  const {outputFiles = []} = await build({
    stdin: {contents: entry(kit), resolveDir: frameFolder, loader: 'ts'},
    alias: aliasesOf(kit),
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'inline',
    define: {'process.env.NODE_ENV': '"production"', global: 'globalThis'},
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
