import {transform} from 'esbuild';
import type {DocsVersion, FigurePackage, Json, Properties} from '../../src/figures/figure.ts';
import {moduleOf, readPageModules} from './pageModules.ts';

/** A theme that follows the color scheme of the page, as the documentation prints it. */
export interface PrintedTheme {
  theme: Properties;
  /** Style sheet with the values of its variables. */
  css: string;
}

interface ThemeSource {
  page: string;
  file: string;
  name: string;
  css: string;
}

const component: ThemeSource = {
  page: 'docs/sdks-n-libraries/frontend/react/styling.mdx',
  file: 'src/inboxTheme.ts',
  name: 'inboxTheme',
  css: 'src/inbox.css',
};
const olderGeneration: ThemeSource = {
  page: 'docs/sdks-n-libraries/frontend/browser-js/styling.mdx',
  file: 'inbox-theme.js',
  name: 'theme',
  css: 'inbox.css',
};

/** Reads the theme for light and dark pages that the documentation of an SDK prints. */
export async function printedTheme(
  sdk: FigurePackage,
  version: DocsVersion,
): Promise<PrintedTheme> {
  const isOlder = sdk === '@engagespot/client' || version !== 'current';
  const source = isOlder ? olderGeneration : component;
  const modules = await readPageModules(source.page);
  const {code} = await transform(moduleOf(modules, source.file), {loader: 'ts', format: 'esm'});
  const module: Record<string, Json> = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  return {theme: module[source.name] as Properties, css: moduleOf(modules, source.css)};
}
