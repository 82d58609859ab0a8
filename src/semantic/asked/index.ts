/** What readers ask, by the page that answers it; see `schema.ts`. */
import {api} from './api.ts';
import {channels} from './channels.ts';
import {product} from './product.ts';
import type {AskedQuestions} from './schema.ts';
import {sdks} from './sdks.ts';
import {workflows} from './workflows.ts';

/** All questions, by the end of the address. */
export const askedQuestions: AskedQuestions = {
  ...api,
  ...channels,
  ...product,
  ...sdks,
  ...workflows,
};

/** Whether a key names the page with this address. */
export function isAnsweredBy(key: string, url: string): boolean {
  return `${url}/`.endsWith(`/${key}/`);
}

/** The questions of each of these pages, by address. */
export function askedByPage(urls: readonly string[]): Map<string, readonly string[]> {
  const all = Object.entries(askedQuestions);
  return new Map(
    urls.map(url => [
      url,
      all.flatMap(([key, questions]) => (isAnsweredBy(key, url) ? questions : [])),
    ]),
  );
}
