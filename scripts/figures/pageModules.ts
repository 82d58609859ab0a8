import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from 'esbuild';
import {docsVersionOf} from '../../src/content/sdkVersions.ts';
import {wholeCode} from '../../src/samples/fence.ts';
import {readFences} from '../../src/samples/readFences.ts';
import {demoCredentials} from '../../src/sandbox/index.ts';
import {rootDirectory} from '../lib/paths.ts';

/** Code of a page's fences by their titles. */
export type PageModules = ReadonlyMap<string, string>;

/** The fences with titles of a page, ready to run: with the key of the demonstration app for the placeholder. */
export async function readPageModules(page: string): Promise<PageModules> {
  const source = await readFile(path.join(rootDirectory, page), 'utf8');
  const fences = readFences({file: page, version: docsVersionOf(page), source});
  return new Map(
    fences.flatMap(fence => {
      const {title} = fence.meta;
      const code = wholeCode(fence).code.replaceAll('YOUR_API_KEY', demoCredentials.apiKey);
      return title ? [[title, code] as const] : [];
    }),
  );
}

/** @throws Error that names the page's titles */
export function moduleOf(modules: PageModules, title: string): string {
  const code = modules.get(title);
  if (code !== undefined) return code;
  throw new Error(`No fence has the title ${title}; there are ${[...modules.keys()].join(', ')}`);
}

/** `page:src/App.tsx` is a fence with this title, and its relative imports are fences too. */
export function pageModulesPlugin(modules: PageModules): Plugin {
  const namespace = 'page';
  const resolveDir = rootDirectory;

  function find(title: string): string {
    const endings = ['', '.ts', '.tsx', '.js', '.jsx'];
    const found = endings.map(ending => title + ending).find(name => modules.has(name));
    return found ?? title;
  }

  return {
    name: 'page-modules',
    setup(build) {
      build.onResolve({filter: /^page:/}, ({path: name}) => ({
        path: find(name.slice('page:'.length)),
        namespace,
      }));
      build.onResolve({filter: /^\./, namespace}, ({path: name, importer}) => ({
        path: find(path.posix.join(path.posix.dirname(importer), name)),
        namespace,
      }));
      build.onLoad({filter: /./, namespace}, ({path: title}) => ({
        contents: moduleOf(modules, title),
        // Style sheets come from the scene: one module of the bundle has no place for them.
        loader: title.endsWith('.css') ? 'empty' : title.endsWith('x') ? 'tsx' : 'ts',
        resolveDir,
      }));
    },
  };
}
