/**
 * Search of the site. How the parts fit:
 *
 * - `records/`   What is searched: a record per heading. Shared by the build (the plugin
 *                `search-index` writes the shards) and the browser (the embedded engine reads them).
 * - `lexicon/`   What readers call things: synonyms, for both engines, and for questions.
 * - `client.ts`  What the interface talks to: `search` and `warm`. It asks an engine, a
 *                `SearchTransport`, in the shapes of `protocol.ts`, which are those of a Typesense
 *                server; `parameters.ts` holds how every search is asked, `scope.ts` the filter.
 * - `embedded/`  The engine that needs no server: `transport.ts` in the page, `worker.ts` →
 *                `service.ts` → `engine.ts` in a worker, which `workerAhead.ts` holds where the page has
 *                started it before the dialog was there.
 * - `typesense/` A configured server, over HTTP: it finds, the ranking of `embedded/` orders in the page;
 *                `fallback.ts` lets the embedded engine answer while the server is out.
 * - `ui/`        What the dialog and the results page share: hooks, result texts, messages, and what
 *                is remembered of a reader in the browser.
 *
 * Another engine is another `SearchTransport`. `contract.test.ts` holds the embedded one to
 * recordings of a real server. What fills a server is `scripts/searchPush`.
 */
export type {SearchAnswer, SearchClient, SearchRequest, SearchTransport} from './client';
export {createSearchClient} from './client';
export {createEmbeddedTransport} from './embedded/transport';
export type {SearchErrorKind} from './errors';
export {SearchError, toSearchError} from './errors';
export {createFallbackTransport} from './fallback';
export type {SearchHit, SearchResult} from './protocol';
export {manifestPath} from './records/paths';
export {scopeFilter} from './scope';
export {createServerTransport} from './typesense/serverTransport';
export type {TypesenseOptions} from './typesense/transport';
export {createTypesenseTransport} from './typesense/transport';
