/**
 * Docusaurus plugin of the page /changelog: validates its entries, hands them to the page
 * (`@generated/changelog/default/entries.json`), and publishes their feeds.
 */
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '@engagespot-docs/publish/site';
import {changelog} from '../../content/changelog.ts';
import {readChangelog} from '../../content/changelogSchema.ts';
import {feedFiles, makeFeeds} from './feeds.ts';

export default function changelogPlugin({siteConfig}: LoadContext): PublishingPlugin<void> {
  const entries = readChangelog(changelog, new Date().toISOString().slice(0, 10));
  const {title, url, baseUrl} = siteConfig;
  return {
    name: 'changelog',

    async contentLoaded({actions}) {
      await actions.createData('entries.json', JSON.stringify(entries));
    },

    publish() {
      const {atom, rss} = makeFeeds(entries, {title, url: url + baseUrl});
      return new Map([
        [feedFiles.atom, atom],
        [feedFiles.rss, rss],
      ]);
    },
  };
}
