/**
 * Docusaurus plugin of the page /changelog: validates its entries, hands them to the page
 * (`@generated/changelog/default/entries.json`), and publishes their feeds.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changelog} from '../../content/changelog.ts';
import {readChangelog} from '../../content/changelogSchema.ts';
import {feedFiles, makeFeeds} from './feeds.ts';

export default function changelogPlugin({siteConfig}: LoadContext): Plugin<void> {
  const entries = readChangelog(changelog, new Date().toISOString().slice(0, 10));
  const {title, url, baseUrl} = siteConfig;
  return {
    name: 'changelog',

    async contentLoaded({actions}) {
      await actions.createData('entries.json', JSON.stringify(entries));
    },

    async postBuild({outDir}) {
      const feeds = makeFeeds(entries, {title, url: url + baseUrl});
      await writeFile(path.join(outDir, feedFiles.atom), feeds.atom);
      await writeFile(path.join(outDir, feedFiles.rss), feeds.rss);
    },
  };
}
