/**
 * Docusaurus plugin: in the browser, puts less in the place of modules of which the site needs only a part.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {type EnabledOption, enabledOption, optionsOf} from '../../project/pluginOptions.ts';
import {writeFolder} from '../../project/writeFolder.ts';
import {shortenClassNames} from './classNames.ts';
import {clientConfig} from './clientConfig.ts';
import {helpersOf} from './helpers.ts';
import {type NavbarItem, writeNavbarTypes} from './navbarTypes.ts';
import * as tslib from './tslib.ts';

/** @throws Error when a package of Docusaurus that the browser loads uses what our `tslib` lacks */
function checkTslib(siteDir: string): void {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const used = helpersOf(path.dirname(resolve('@docusaurus/utils-common')));
  const missing = used.filter(name => !(name in tslib));
  if (missing.length > 0) {
    throw new Error(
      `light-client: @docusaurus/utils-common uses ${missing.join(', ')} of tslib. Add it to src/plugins/light-client/tslib.ts, or take out the replacement of tslib.`,
    );
  }
}

/** Where the components of the theme are that have texts of their own. */
function themeFolders(siteDir: string): string[] {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  return ['@docusaurus/theme-classic', '@docusaurus/theme-common'].map(name =>
    path.dirname(resolve(name)),
  );
}

interface ThemeConfig {
  navbar?: {items?: NavbarItem[]};
  docs?: {sidebar?: {hideable?: boolean}};
}

/** Buttons that the theme loads even if the sidebar cannot be hidden. */
const sidebarButtons = [
  '@theme/DocSidebar/Desktop/CollapseButton',
  '@theme/DocRoot/Layout/Sidebar/ExpandButton',
];

export const validateOptions = optionsOf('light-client', z.strictObject(enabledOption));

export default function lightClient(
  {generatedFilesDir, siteConfig, siteDir}: LoadContext,
  {enabled}: EnabledOption,
): Plugin {
  const folder = path.join(generatedFilesDir, 'light-client');
  return {
    name: 'light-client',
    configureWebpack({mode, module}, isServer, {currentBundler}) {
      if (!enabled || mode !== 'production') return {};
      shortenClassNames(module?.rules);
      if (isServer) return {};
      checkTslib(siteDir);
      const {navbar, docs} = siteConfig.themeConfig as ThemeConfig;
      const config = `export default ${JSON.stringify(clientConfig(siteConfig))};`;
      writeFolder(
        folder,
        new Map([
          ['config.js', config],
          ['navbarTypes.js', writeNavbarTypes(navbar?.items ?? [])],
          ['siteMetadata.js', 'export default {pluginVersions: {}};'],
        ]),
      );
      const {NormalModuleReplacementPlugin: Replace} = currentBundler.instance;
      const own = path.join(siteDir, 'src/plugins/light-client');
      const nothing = path.join(own, 'nothing.ts');
      const replacements: Record<string, string> = {
        tslib: path.join(own, 'tslib.ts'),
        'prop-types': path.join(own, 'propTypes.ts'),
        'react-is': path.join(own, 'reactIs.ts'),
        'react-helmet-async': path.join(own, 'head.tsx'),
        history: path.join(own, 'history.ts'),
        'path-to-regexp': path.join(own, 'pathToRegexp.ts'),
        nprogress: path.join(own, 'progressBar.ts'),
        'hoist-non-react-statics': path.join(own, 'hoistStatics.ts'),
        './hooks/useWindowSize': path.join(own, 'windowSize.ts'),
        './PendingNavigation': path.join(own, 'pendingNavigation.tsx'),
        './BaseUrlIssueBanner': nothing,
        './FeedbackLink': nothing,
        '@theme/ContentVisibility': nothing,
        ...(!docs?.sidebar?.hideable &&
          Object.fromEntries(sidebarButtons.map(button => [button, nothing]))),
        '@generated/docusaurus.config': path.join(folder, 'config.js'),
        '@generated/site-metadata': path.join(folder, 'siteMetadata.js'),
        '@theme/NavbarItem/ComponentTypes': path.join(folder, 'navbarTypes.js'),
      };
      return {
        module: {
          rules: [
            {
              test: /\.js$/,
              include: themeFolders(siteDir),
              enforce: 'pre',
              use: path.join(own, 'withoutDescriptions.mjs'),
            },
          ],
        },
        plugins: [
          ...Object.entries(replacements).map(
            ([module, file]) => new Replace(new RegExp(`^${module.replaceAll('.', '\\.')}$`), file),
          ),
          new Replace(/^react-router-dom$/, resource => {
            // All other modules get the package itself.
            if (resource.context.endsWith(path.join('@docusaurus', 'core', 'lib', 'client'))) {
              resource.request = path.join(own, 'router.tsx');
            }
          }),
        ],
      };
    },
  };
}
