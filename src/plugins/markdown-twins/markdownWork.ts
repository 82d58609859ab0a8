/** Makes Markdown of articles in a thread of its own. */
import {articleMarkdown} from '../../markdown/articleMarkdown.ts';
import type {OpenWork} from '../../project/workThread.ts';
import {makeResolve, type Site} from './addresses.ts';

export interface Article {
  /** Path of the page on the host. */
  route: string;
  /** The page between its `<main>` tags, as `mainOf` finds it. */
  main: string;
}

const open: OpenWork<Site, Article, string | undefined> =
  site =>
  ({route, main}) =>
    articleMarkdown(`${main}</main>`, makeResolve(site, route));

export default open;
