/** Reads articles in a thread of its own. */
import type {OpenWork} from '@engagespot-docs/cache/thread';
import {articleMarkdown} from '../../markdown/articleMarkdown.ts';
import {makeResolve, type Site} from './addresses.ts';
import {type PageFacts, pageFacts} from './pageFacts.ts';

export interface Article {
  /** Path of the page on the host. */
  route: string;
  /** The tags of its head, as `headTags` finds them. */
  tags: string;
  /** The page between its `<main>` tags, as `mainOf` finds it. */
  main: string;
}

export interface ReadArticle extends PageFacts {
  /** The article as Markdown. */
  body: string;
}

const open: OpenWork<Site, Article, ReadArticle | undefined> =
  site =>
  ({route, tags, main}) => {
    const body = articleMarkdown(`${main}</main>`, makeResolve(site, route));
    return body === undefined ? undefined : {...pageFacts(tags, main), body};
  };

export default open;
