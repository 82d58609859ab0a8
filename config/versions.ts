import type {PluginOptions} from '@docusaurus/plugin-content-docs';

/**
 * The documentation versions. `docs/` is 1.5.x, the latest, served at /docs without a version
 * in its path; older versions live in `versioned_docs/`.
 */
export const versions = {
  current: {label: '1.5.x', path: ''},
} satisfies PluginOptions['versions'];
