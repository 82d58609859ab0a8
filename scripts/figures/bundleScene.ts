import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from 'esbuild';
import {sdkAlias, sdkVersionsOf} from '../../src/content/sdkVersions.ts';
import type {DocsVersion, FigurePackage, SceneApp} from '../../src/figures/figure.ts';
import {demoCredentials} from '../../src/sandbox/index.ts';
import {rootDirectory} from '../lib/paths.ts';
import {bundleForPage} from '../sdkPages/bundleForPage.ts';
import {type PageModules, pageModulesPlugin} from './pageModules.ts';

const folder = path.join(rootDirectory, 'scripts/figures/page');
const fromRoot = createRequire(path.join(rootDirectory, 'package.json'));

/** The folder of a package, as another one sees it. */
function folderSeenFrom(user: string, name: string): string {
  const entry = createRequire(fromRoot.resolve(user)).resolve(name);
  const folderName = path.join('node_modules', name);
  return entry.slice(0, entry.lastIndexOf(folderName) + folderName.length);
}

/** What the packages before 3.x run on: the React that the UI kit brings along. */
function olderGeneration(): Record<string, string> {
  const reactDom = folderSeenFrom('@engagespot/client', 'react-dom');
  return {
    react: folderSeenFrom('@engagespot/client', 'react'),
    'react-dom': reactDom,
    'react-dom-17': reactDom,
  };
}

/** One copy of the blocks, as a reader has: samples replace some of those that the component draws. */
function currentGeneration(): Record<string, string> {
  const blocks = '@engagespot/template-blocks';
  return {[blocks]: folderSeenFrom('@engagespot/react-component', blocks)};
}

function componentPlugin(contents: string): Plugin {
  return {
    name: 'figure-component',
    setup(build) {
      build.onResolve({filter: /^figure-component$/}, () => ({
        path: 'component',
        namespace: 'figure',
      }));
      build.onLoad({filter: /./, namespace: 'figure'}, () => ({
        contents,
        loader: 'js',
        resolveDir: rootDirectory,
      }));
    },
  };
}

/** The module whose default export a scene renders. */
function componentModule(app: SceneApp, component: string): string {
  if (app.kind === 'inbox') return `export {Engagespot as default} from '${component}';`;
  const before = (app.before ?? []).map(title => `import 'page:${title}';`);
  const name = app.component ?? 'default';
  if (!app.inProvider)
    return [...before, `export {${name} as default} from 'page:${app.file}';`].join('\n');
  return [
    ...before,
    `import {${name} as Sample} from 'page:${app.file}';`,
    `import {EngagespotProvider} from '@engagespot/react-hooks';`,
    `import {createElement} from 'react';`,
    `export default function InProvider({userId, ...props}) {`,
    `  const options = {apiKey: '${demoCredentials.apiKey}', userId};`,
    `  return createElement(EngagespotProvider, {options}, createElement(Sample, props));`,
    `}`,
  ].join('\n');
}

/**
 * The script of a scene: the sandbox, then the SDK of a documentation version with what the scene renders.
 *
 * @param modules fences of the page that the scene takes its code from
 */
export function bundleScene(
  sdk: FigurePackage,
  version: DocsVersion,
  app: SceneApp,
  modules: PageModules,
): Promise<string> {
  if (sdk === '@engagespot/client') {
    return bundleForPage({modules: ['./sandbox', './kit'], folder, alias: olderGeneration()});
  }
  const component = '@engagespot/react-component';
  const installed = sdkAlias(component, sdkVersionsOf(version)[component] ?? '');
  const isOlder = version !== 'current';
  return bundleForPage({
    modules: ['./sandbox', isOlder ? './react17' : './react19'],
    folder,
    alias: isOlder ? {...olderGeneration(), [component]: installed} : currentGeneration(),
    define: {'import.meta.env': JSON.stringify({VITE_ENGAGESPOT_API_KEY: demoCredentials.apiKey})},
    plugins: [componentPlugin(componentModule(app, component)), pageModulesPlugin(modules)],
  });
}
