import {createRequire} from 'node:module';
import type {Plugin, PostCssOptions} from '@docusaurus/types';

type PluginEntry = PostCssOptions['plugins'][number];

const require = createRequire(import.meta.url);

/** A plugin that Docusaurus names by its file, without options of its own, is made; others stay as they are. */
function madeOnce(entry: PluginEntry): PluginEntry {
  const [file, options] = Array.isArray(entry) ? entry : [];
  if (typeof file !== 'string' || Object.keys(options ?? {}).length > 0) return entry;
  return require(file)() as PluginEntry;
}

/**
 * Docusaurus plugin: PostCSS is prepared once, not anew for each of two hundred style sheets: its plugins know which
 * browsers we support, and no other configuration is looked for beside each sheet, or above this project.
 */
export default function postcssOnce(): Plugin {
  return {
    name: 'postcss-once',
    configurePostCss: options => ({
      ...options,
      config: false,
      plugins: options.plugins.map(madeOnce),
    }),
  };
}
