import {compileScript, compileTemplate, parse} from '@vue/compiler-sfc';
import {build, type Loader, type Plugin} from 'esbuild';
import type {Placeholders} from '../../src/samples/calls/placeholders.ts';
import {wholeCode} from '../../src/samples/fence.ts';
import type {VirtualModule} from '../../src/samples/types/module.ts';
import {findImported} from '../../src/samples/types/pageModules.ts';
import {rootDirectory} from '../lib/paths.ts';
import {fillInCode, readVariables} from './readerValues.ts';

/** The script of a single-file component, with its template compiled into it. */
function compileVue(source: string): string {
  const {descriptor} = parse(source, {filename: 'sample.vue'});
  if (descriptor.scriptSetup) {
    return compileScript(descriptor, {id: 'sample', inlineTemplate: true}).content;
  }
  const script = descriptor.script?.content ?? 'export default {}';
  const template = descriptor.template?.content ?? '';
  const {code} = compileTemplate({source: template, filename: 'sample.vue', id: 'sample'});
  return `${script.replace('export default', 'const component =')}\n${code}\nexport default Object.assign(component, {render});`;
}

const loaders: Readonly<Record<string, Loader>> = {
  ts: 'ts',
  tsx: 'tsx',
  js: 'jsx',
  jsx: 'jsx',
  vue: 'ts',
};

/** The code of a module as a reader runs it: with values for what they fill in. */
function runnableCode({fence}: VirtualModule, placeholders: Placeholders): string {
  const {code} = wholeCode(fence);
  return fillInCode(fence.language === 'vue' ? compileVue(code) : code, placeholders);
}

/** Stands for the packages of a kit; bundlers treat it as a package that was compiled to CommonJS. */
function kitPlugin(): Plugin {
  return {
    name: 'kit',
    setup(build) {
      build.onLoad({filter: /./, namespace: 'kit'}, ({path: name}) => ({
        contents: `module.exports = window.sampleStage.modules[${JSON.stringify(name)}];`,
        loader: 'js',
      }));
    },
  };
}

/** Files that bundlers turn into an address, or into nothing. */
const assets = /\.(?:css|svg|png|jpg|mp3)$/;

interface SampleBundle {
  sample: VirtualModule;
  /** Modules that it can import. */
  all: readonly VirtualModule[];
  placeholders: Placeholders;
  /** Where the sample runs: pages take packages from their kit, Node from its folders. */
  platform: 'browser' | 'node';
  /** Absolute path of what takes the place of a package in Node, and whether Node loads it itself. */
  packages?: (name: string) => {path: string; external: boolean} | undefined;
}

function samplePlugin({sample, all, placeholders, platform, packages}: SampleBundle): Plugin {
  const byPath = new Map(all.map(module => [module.path, module]));
  const namespace = 'sample';
  return {
    name: 'sample',
    setup(build) {
      build.onResolve({filter: /./}, ({path: name, importer, kind}) => {
        if (kind === 'entry-point') return {path: sample.path, namespace};
        const owner = byPath.get(importer);
        const imported = owner && findImported(all, owner, name);
        if (imported) return {path: imported.path, namespace};
        if (assets.test(name)) return {path: name, namespace: 'asset'};
        if (!owner) return undefined;
        const other = packages?.(name);
        if (other) return other;
        return platform === 'node' ? {path: name, external: true} : {path: name, namespace: 'kit'};
      });
      build.onLoad({filter: /./, namespace}, ({path}) => {
        const module = byPath.get(path);
        if (!module) return undefined;
        return {
          contents: runnableCode(module, placeholders),
          loader: loaders[module.fence.language] ?? 'ts',
          resolveDir: rootDirectory,
        };
      });
      build.onLoad({filter: /./, namespace: 'asset'}, ({path}) => ({
        contents: path.endsWith('.css') ? '' : `export default ${JSON.stringify(`/${path}`)};`,
        loader: 'js',
      }));
    },
  };
}

/**
 * Compiles a sample with the samples that it imports, as one module.
 *
 * @throws what esbuild says about code that cannot be bundled
 */
export async function bundleSample(bundle: SampleBundle): Promise<string> {
  const {sample, all, placeholders, platform} = bundle;
  const page = all.filter(({fence}) => fence.file === sample.fence.file);
  const code = page.map(module => wholeCode(module.fence).code).join('\n');
  const variables = Object.entries(readVariables(code, placeholders));
  const {outputFiles = []} = await build({
    entryPoints: [sample.path],
    bundle: true,
    write: false,
    format: 'esm',
    platform,
    target: 'es2022',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(variables.map(([name, value]) => [name, JSON.stringify(value)])),
    },
    plugins: [samplePlugin({...bundle, all: page}), kitPlugin()],
    tsconfigRaw: {compilerOptions: {experimentalDecorators: true, useDefineForClassFields: false}},
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
