/** Pages that samples run in: the sandbox, and the published packages of a documentation version. */
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {sdkFolder} from '../../src/samples/types/packages.ts';
import {rootDirectory} from '../lib/paths.ts';

const pageFolder = path.join(rootDirectory, 'scripts/sampleRuns/page');
const installed = (name: string) => path.join(rootDirectory, 'node_modules', name);

/**
 * What scripts add to a page, by name: packages of the version, other modules, and who renders what
 * samples export. The UI kit is by itself, since it brings its own React along.
 */
const parts = {
  core: {modules: ['@engagespot/core', '@engagespot/store'], renders: false},
  client: {modules: ['@engagespot/client'], renders: false},
  react: {
    modules: [
      '@engagespot/react-hooks',
      '@engagespot/react-component',
      '@engagespot/template-blocks',
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
    ],
    renders: true,
  },
  next: {modules: ['next/dynamic', 'next/navigation'], renders: false},
  vue: {modules: ['vue'], renders: true},
} satisfies Record<string, {modules: readonly string[]; renders: boolean}>;

/** `base` is the sandbox, and what runs the sample; every page begins with it. */
export type Part = 'base' | keyof typeof parts;

/**
 * The parts that a page needs for what a sample imports, in the order in which they are loaded.
 *
 * @returns undefined when a module is in no part
 */
export function partsFor(imported: readonly string[]): Part[] | undefined {
  const names = Object.keys(parts) as (keyof typeof parts)[];
  const holds = (part: keyof typeof parts, name: string) =>
    (parts[part].modules as readonly string[]).includes(name);
  if (!imported.every(name => names.some(part => holds(part, name)))) return undefined;
  const wanted = names.filter(part => imported.some(name => holds(part, name)));
  // Arguments are often objects of the SDK.
  return ['base', ...(wanted.includes('core') ? [] : (['core'] as const)), ...wanted];
}

/** Finds the React of a part: versions before 3 were written for React 18, and the UI kit brings its own along. */
function aliasPlugin(part: Part, docsVersion: string): Plugin {
  const isClient = part === 'client';
  const resolveDir = isClient ? installed('@engagespot/client') : rootDirectory;
  return {
    name: 'generation',
    setup(build) {
      if (docsVersion === 'current' && !isClient) return;
      build.onResolve(
        {filter: /^react(?:-dom)?(?:\/|$)/},
        async ({path: name, kind, pluginData}) => {
          if (pluginData === 'resolved') return undefined;
          const wanted = isClient ? name : name.replace(/^[^/]+/, '$&-18');
          return build.resolve(wanted, {kind, resolveDir, pluginData: 'resolved'});
        },
      );
    },
  };
}

/** The package of the version where a kit or its page imports it; what packages import themselves stays. */
function sdkPlugin(docsVersion: string): Plugin {
  return {
    name: 'sdk-of-version',
    setup(build) {
      build.onResolve({filter: /^@engagespot\//}, async ({path: name, resolveDir, kind}) => {
        if (resolveDir.includes('node_modules')) return undefined;
        const folder = sdkFolder(name, docsVersion);
        if (!folder) return undefined;
        // By its name, so that its `exports` count; the folder is found from where it is installed.
        const alias = path.relative(installed(''), folder);
        if (!alias.includes('/node_modules/')) {
          return build.resolve(`./node_modules/${alias}`, {kind, resolveDir: rootDirectory});
        }
        return build.resolve(name, {kind, resolveDir: path.join(folder, '../../..')});
      });
    },
  };
}

function entry(part: Part, docsVersion: string): string {
  if (part === 'base') return `import './prepare'; import './perform';`;
  if (part === 'next') return `import './next';`;
  const {modules, renders} = parts[part];
  const names = modules.filter(
    name => !name.startsWith('@engagespot/') || sdkFolder(name, docsVersion),
  );
  const list = names.map((name, index) => `'${name}': {__esModule: true, ...module${index}}`);
  return [
    ...names.map((name, index) => `import * as module${index} from '${name}';`),
    `Object.assign(window.sampleStage.modules, {${list.join(', ')}});`,
    ...(renders ? [`import './${part}';`] : []),
  ].join('\n');
}

/**
 * Bundles a part as a classic script.
 *
 * @throws what esbuild says when a package is missing
 */
export async function bundlePart(part: Part, docsVersion: string): Promise<string> {
  const {outputFiles = []} = await build({
    stdin: {contents: entry(part, docsVersion), resolveDir: pageFolder, loader: 'ts'},
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    jsx: 'automatic',
    charset: 'utf8',
    // Hundreds of pages parse it.
    minify: true,
    define: {
      'process.env.NODE_ENV': '"production"',
      global: 'globalThis',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [aliasPlugin(part, docsVersion), sdkPlugin(docsVersion)],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
