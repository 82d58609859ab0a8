import {readFileSync} from 'node:fs';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';

/**
 * The documentation versions. `docs/` is 1.5.x, the latest, served at /docs without a version
 * in its path; older versions live in `versioned_docs/`.
 */
export const versions = {
  current: {label: '1.5.x', path: ''},
} satisfies PluginOptions['versions'];

/** Path of the documentation. The path of an older version is a folder of it, named as the version. */
export const docsPath = 'docs';

/** The folder of a version's pages in the project, by Docusaurus' name of the version. */
export function versionFolder(docsVersion: string): string {
  return docsVersion === 'current' ? 'docs' : `versioned_docs/version-${docsVersion}`;
}

/** The older versions, newest first: Docusaurus' own list. */
export const olderVersions: readonly string[] = JSON.parse(
  readFileSync(new URL('../../versions.json', import.meta.url), 'utf8'),
);

/** Docusaurus' names of all published versions, newest first. */
export const publishedVersions: readonly string[] = [...Object.keys(versions), ...olderVersions];
