import type {PublishOptions} from '@engagespot-docs/publish';
import {versions} from '../src/content/docsVersions.ts';
import {frameScripts} from '../src/playground/frames/frameScripts.ts';
import {framePolicy} from '../src/playground/frames/policy.ts';
import {framesFolder} from '../src/playground/kits.ts';
import {indexFolder, manifestPath} from '../src/search/records/shard.ts';
import {environment} from './environment.ts';
import {
  caching,
  contentTypes,
  everywhere,
  fileHeaders,
  markdownHeaders,
  pagePolicy,
  readForeignOrigins,
  subresourcePolicy,
} from './headers.ts';
import {redirects} from './redirects.ts';
import {sitemap} from './sitemap.ts';

/** The files of the search index, which its manifest names anew when they change. */
function searchShards(files: Iterable<string>): string[] {
  const isShard = (file: string) => file.startsWith(`${indexFolder}/`) && file !== manifestPath;
  return [...files].filter(isShard).sort();
}

const foreignOrigins = readForeignOrigins();

/** How the site is published: see packages/publish. */
export const publish: PublishOptions = {
  redirects,
  pagePolicy: inline => pagePolicy(inline, foreignOrigins),
  otherPolicies: files => [
    {path: `${framesFolder}/*`, policy: framePolicy(frameScripts(files))},
    ...['css', 'fonts', 'images'].map(kind => ({
      path: `assets/${kind}/*`,
      policy: subresourcePolicy,
    })),
  ],
  headers: {
    everywhere,
    markdown: markdownHeaders,
    files: fileHeaders,
    contentTypes,
    caching,
    cachedFiles: files => [
      {path: 'assets/*', value: caching.hashed},
      {path: 'img/*', value: caching.pictures},
      ...searchShards(files.keys()).map(path => ({path, value: caching.shards})),
    ],
  },
  light: environment.LIGHT === 'on' && {
    starter: 'src/plugins/first-paint/start.ts',
    foreignStyles: ['src/semantic/widget/styles.ts'],
  },
  versionLabels: {current: versions.current.label},
  sitemap,
};
