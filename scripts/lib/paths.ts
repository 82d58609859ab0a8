import path from 'node:path';
import {rootDirectory} from '../../src/project/rootDirectory.ts';

export {rootDirectory};

/** The built site. */
export const buildDirectory = path.join(rootDirectory, 'build');

/** Files that commands keep for each other; ignored by git, safe to delete. */
export const cacheDirectory = path.join(rootDirectory, '.cache');

/** The same site, built without the plugins that make its pages light. */
export const heavyBuildDirectory = path.join(cacheDirectory, 'heavy-build');

/** The same site, built for a path below its host: what a server serves, and where the site lies in it. */
export const basePathSite = {
  root: path.join(cacheDirectory, 'base-path'),
  baseUrl: '/docs-site/',
} as const;

/** Where each stage of `npm test` leaves its machine-readable result. */
export const reports = {
  checks: path.join(cacheDirectory, 'reports/checks.json'),
  samples: path.join(cacheDirectory, 'reports/samples.json'),
  unit: path.join(cacheDirectory, 'reports/unit.json'),
  site: path.join(cacheDirectory, 'reports/site.json'),
  endToEnd: path.join(cacheDirectory, 'reports/end-to-end.json'),
} as const;

/** Path of a command that a dependency installs. */
export function binary(name: string): string {
  return path.join(rootDirectory, 'node_modules/.bin', name);
}
