/**
 * A search server for the built site, played by the test. The site is built without one, and the
 * configuration is compiled into its scripts, so that one setting is rewritten on its way to the
 * browser: the tests run on the very files that are published.
 */
import type {Page, Route} from '@playwright/test';
import type {SearchRecord} from '../../../src/search/records/record.ts';
import type {FindingSearch} from '../../../src/search/typesense/finding.ts';
import type {TypesenseOptions} from '../../../src/search/typesense/transport.ts';
import {createFinder} from '../../support/typesense/finder.ts';
import {recording} from '../../support/typesense/recordings.ts';

/** Answers one call, or leaves it without an answer. */
export type Answer = (route: Route, request: FindingRequest) => Promise<void>;

/** One call. */
interface FindingRequest {
  searches: FindingSearch[];
}

export interface SearchServer {
  /** How it answers; can be changed at any time. */
  answer: Answer;
  /** The searches that it was asked, oldest first. */
  asked: FindingSearch[];
}

/** The setting of a site without a server. */
const unset = 'typesenseServerConfig:{}';

const path = '/search-server';

/** The settings of a site whose server stands behind the same origin. */
function settings(siteUrl: string): TypesenseOptions {
  const {hostname: host, port} = new URL(siteUrl);
  return {nodes: [{protocol: 'http', host, port: Number(port), path}], apiKey: 'SEARCH_ONLY_KEY'};
}

function withServer(script: string, options: TypesenseOptions): string {
  if (!script.includes(unset)) throw new Error(`The main script of the site lacks ${unset}`);
  return script.replace(unset, () => `typesenseServerConfig:${JSON.stringify(options)}`);
}

/** Gives the site a search server. Call it before the page is opened. */
export async function serveSearch(page: Page, answer: Answer): Promise<SearchServer> {
  const server: SearchServer = {answer, asked: []};
  await page.route('**/assets/js/main.*.js', async route => {
    const response = await route.fetch();
    const body = withServer(await response.text(), settings(route.request().url()));
    await route.fulfill({response, body});
  });
  await page.route(`**${path}/multi_search?*`, async route => {
    const request = route.request().postDataJSON() as FindingRequest;
    server.asked.push(...request.searches);
    await server.answer(route, request);
  });
  return server;
}

/** Answers as a real server once did, whatever is asked. */
export function recorded(name: string): Answer {
  const {status, body} = recording(name).response;
  return route => route.fulfill({status, json: body});
}

/** Answers with a status and a text. */
export function answering(status: number, body: string): Answer {
  return route => route.fulfill({status, body, contentType: 'application/json'});
}

/** Nobody listens at the address. */
export const down: Answer = route => route.abort('connectionrefused');

/** Takes the call and says nothing. */
export const silent: Answer = async () => undefined;

/** Searches these records, as a server with the site's collection would. */
export function searching(records: readonly SearchRecord[]): Answer {
  const find = createFinder(records);
  return (route, {searches}) => route.fulfill({status: 200, json: {results: searches.map(find)}});
}
