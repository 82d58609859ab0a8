import type {PublishOptions} from '@engagespot-docs/publish';
import {versions} from '../src/content/docsVersions.ts';
import {frameScripts} from '../src/playground/frames/frameScripts.ts';
import {framePolicy} from '../src/playground/frames/policy.ts';
import {framesFolder} from '../src/playground/kits.ts';
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

/** Files of the searches and of the offline copies whose names change with their content. */
const namedByContent = /^(?:search|ask|offline)\/[^/]+\.[\da-z]{8,}\.json$/;

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
      ...[...files.keys()]
        .filter(file => namedByContent.test(file))
        .sort()
        .map(path => ({path, value: caching.hashed})),
    ],
  },
  light: environment.LIGHT === 'on' && {
    starter: 'src/plugins/first-paint/start.ts',
    foreignStyles: ['src/semantic/widget/styles.ts'],
  },
  versionLabels: {current: versions.current.label},
  sitemap,
};
