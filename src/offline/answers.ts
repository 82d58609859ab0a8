/** What the service worker answers to requests of pages. */
import {redirectTarget} from '@engagespot-docs/publish/redirects';
import {choicePath, resultsPath} from './model.ts';
import type {Store} from './store.ts';

export interface AnswerOptions {
  /** Path of the site, with slashes at both ends. */
  baseUrl: string;
  store: Store;
  /** Called when a page came over the network, which is when the site can be asked for something newer. */
  onPage(): void;
  /** Time in milliseconds after which a line counts as dead. */
  patience?: number;
}

/** The path below the site, decoded as lists have it. */
function pathBelow(pathname: string, baseUrl: string): string {
  const path = pathname.slice(baseUrl.length);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** `docs/`, `docs.html` and `docs/index.html` are the page `docs`, as on servers. */
function pagePath(path: string): string {
  return path.replace(/(?:(?:^|\/)index)?\.html$/, '').replace(/\/$/, '');
}

/** Undefined when nothing comes in time. */
async function inTime(request: Request, patience: number): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<undefined>(resolve => {
    timer = setTimeout(resolve, patience, undefined);
  });
  const response = fetch(request).catch(() => undefined);
  try {
    return await Promise.race([response, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** The site as it is, if it answers, else the copy. */
async function newest(request: Request, copy: Response, patience: number): Promise<Response> {
  const response = await inTime(request, patience);
  return response && response.status < 500 ? response : copy;
}

/** Leads on without a network: to where an address has moved, or to the page that says what is kept. */
async function withoutNetwork(url: URL, {baseUrl, store}: AnswerOptions): Promise<Response> {
  const path = `/${pathBelow(url.pathname, baseUrl)}`;
  const kept = await store.kept();
  const moved = kept?.current.moved ?? [];
  const target =
    redirectTarget(moved, path) ?? redirectTarget(moved, `/${pagePath(path.slice(1))}`);
  if (target) return Response.redirect(baseUrl + target.slice(1) + url.search, 302);
  const from = encodeURIComponent(url.pathname + url.search);
  return Response.redirect(`${baseUrl}${choicePath}?from=${from}`, 302);
}

/** The results page for the version that is kept, where the address names none and would mean the latest. */
async function resultsOfKept(url: URL, {store}: AnswerOptions): Promise<Response | undefined> {
  const {label = '', home = ''} = (await store.kept())?.current ?? {};
  const isOlder = home.split('/').includes(label);
  if (!isOlder || url.searchParams.has('version')) return undefined;
  const address = new URL(url);
  address.searchParams.set('version', label);
  return Response.redirect(address.pathname + address.search, 302);
}

/**
 * Answers with files of the version that is kept: with scripts, styles and pictures at once, since their names change
 * with their content; with pages and everything else when the network does not. What is not kept comes over the network
 * as if there were no worker.
 *
 * @param request a GET request to this site
 */
export async function answer(request: Request, options: AnswerOptions): Promise<Response> {
  const {baseUrl, store, onPage, patience = 4000} = options;
  const url = new URL(request.url);
  const path = pathBelow(url.pathname, baseUrl);
  const isPage = request.mode === 'navigate';
  const copy = await store.copy(isPage ? pagePath(path) : path);
  if (!isPage) {
    if (!copy) return fetch(request);
    return path.startsWith('assets/') ? copy : newest(request, copy, patience);
  }
  if (copy) {
    const response = await newest(request, copy, patience);
    if (response !== copy) onPage();
    else if (pagePath(path) === resultsPath) return (await resultsOfKept(url, options)) ?? copy;
    return response;
  }
  try {
    const response = await fetch(request);
    onPage();
    return response;
  } catch {
    return withoutNetwork(url, options);
  }
}
