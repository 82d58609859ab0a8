import {Feed} from 'feed';
import type {ChangelogEntry} from '../../content/changelogSchema.ts';

/** Where the feeds are, below the site. Their ends give them their content types. */
export const feedFiles = {atom: 'changelog.atom', rss: 'changelog.rss'} as const;

/** What feeds say about the site. */
export interface FeedSite {
  /** Such as `Engagespot`. */
  title: string;
  /** Address of the site, with a slash at its end. */
  url: string;
}

/** A day as the time at which it begins, in UTC. */
const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** The feeds of the entries with a date, newest first. */
export function makeFeeds(
  entries: readonly ChangelogEntry[],
  {title, url}: FeedSite,
): {atom: string; rss: string} {
  const page = `${url}changelog`;
  const dated = entries.flatMap(({date, ...entry}) =>
    date ? [{...entry, date: dayOf(date)}] : [],
  );
  const feed = new Feed({
    title: `Changelog of the ${title} documentation`,
    description:
      'Entries with a date. Those without, such as versions of the SDKs and the API, are only on the page.',
    id: page,
    link: page,
    language: 'en',
    copyright: title,
    author: {name: title, link: url},
    updated: dated[0]?.date ?? new Date(0),
    feedLinks: {atom: url + feedFiles.atom, rss: url + feedFiles.rss},
  });
  for (const {id, area, title, text, date} of dated) {
    const link = `${page}#${id}`;
    feed.addItem({
      title: `${area}: ${title}`,
      id: link,
      link,
      date,
      published: date,
      description: text.replaceAll('`', ''),
      category: [{name: area, term: area}],
    });
  }
  return {atom: feed.atom1(), rss: feed.rss2()};
}
