/** Finds out which code runs when a module does. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {type BuildOptions, build, type Plugin} from 'esbuild';
import {hashOf} from './cache.ts';
import {installedVersions, isInstalled} from './installed.ts';

export interface Code {
  /** A module with everything that it imports from the project. Packages are imported from where they are. */
  text: string;
  /**
   * Another one if something else may happen when the code runs: because of the code itself, of a file that it names
   * as `new URL('…', import.meta.url)`, of a package or of Node.js. Types and comments don't count.
   */
  version: string;
}

const ownUrl = 'import.meta.url';
const namedFile = /new URL\('([^']+)', import\.meta\.url\)/g;

/**
 * @param packaged files of packages that the code imports, to be filled
 * @param named files of the project that the code reads, to be filled
 */
function trace(packaged: Set<string>, named: Set<string>): Plugin {
  return {
    name: 'trace',
    setup({onLoad, onResolve, resolve}) {
      onResolve(
        {filter: /^[^.]|node_modules/},
        async ({path: name, pluginData, kind, importer, resolveDir}) => {
          if (kind === 'entry-point' || pluginData === packaged) return undefined;
          const found = await resolve(name, {kind, importer, resolveDir, pluginData: packaged});
          // A package of this project is linked from another folder, and Node.js imports no JSON.
          if (!isInstalled(found.path) || found.path.endsWith('.json')) return found;
          packaged.add(found.path);
          return {path: pathToFileURL(found.path).href, external: true};
        },
      );

      onLoad({filter: /\.tsx?$/}, async ({path: file}) => {
        const text = await readFile(file, 'utf8');
        if (!text.includes(ownUrl)) return undefined;
        for (const [, target = ''] of text.matchAll(namedFile)) {
          named.add(path.resolve(path.dirname(file), target));
        }
        const contents = text.replaceAll(ownUrl, JSON.stringify(pathToFileURL(file).href));
        return {contents, loader: file.endsWith('x') ? 'tsx' : 'ts'};
      });
    },
  };
}

/**
 * Reads a module and everything that it imports.
 *
 * @param source absolute path of the module, or what esbuild is given for it
 * @throws Error that says which import leads nowhere
 */
export async function readCode(
  source: string | Pick<BuildOptions, 'stdin' | 'alias' | 'platform'>,
): Promise<Code> {
  const packaged = new Set<string>();
  const named = new Set<string>();
  const {outputFiles} = await build({
    platform: 'node',
    ...(typeof source === 'string' ? {entryPoints: [source]} : source),
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    // The bundle names its files in comments, which must not depend on where a command was entered.
    absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'silent',
    plugins: [trace(packaged, named)],
  });
  const text = outputFiles[0]?.text ?? '';
  const files = await Promise.all(
    // Some are folders.
    [...named].sort().map(async file => [file, await readFile(file, 'utf8').catch(() => '')]),
  );
  const version = hashOf([process.version, text, files, installedVersions(packaged)]);
  return {text, version};
}
