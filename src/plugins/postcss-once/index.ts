import {createRequire} from 'node:module';
import type {Plugin, PostCssOptions} from '@docusaurus/types';

type PluginEntry = PostCssOptions['plugins'][number];

const require = createRequire(import.meta.url);

/** A plugin that Docusaurus names by its file, without options of its own, is made at its first use; others stay as they are. */
function madeOnce(entry: PluginEntry): PluginEntry {
  const [file, options] = Array.isArray(entry) ? entry : [];
  if (typeof file !== 'string' || Object.keys(options ?? {}).length > 0) return entry;
  let made: unknown;
  const make = () => {
    made ??= require(file)();
    return made;
  };
  // By this mark, PostCSS knows a function that makes a plugin.
  return Object.assign(make, {postcss: true});
}

/**
 * Docusaurus plugin: PostCSS is prepared once, not anew for each style sheet. Its plugins are made once, and nobody looks
 * for a configuration beside each sheet and in all folders above: that of Docusaurus is the only one.
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
