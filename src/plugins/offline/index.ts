import type {LoadContext} from '@docusaurus/types';
import type {Redirect} from '@engagespot-docs/publish/redirects';
import type {PublishingPlugin} from '@engagespot-docs/publish/site';
import {offlineFiles} from './offlineFiles.ts';

interface Options {
  redirects: readonly Redirect[];
}

/** Docusaurus plugin: publishes what readers need to keep a version on their device. See src/offline/README.md. */
export default function offline(_context: LoadContext, {redirects}: Options): PublishingPlugin {
  return {
    name: 'offline',
    publishLast: site => offlineFiles(site, redirects),
  };
}
