/**
 * Replaces the entry of Docusaurus' server bundle: gives the pages that an earlier build has rendered
 * from the same code and content, and lets Docusaurus render the others. While no page is new, React does not start.
 */
import {isDeepStrictEqual} from 'node:util';
import {openCache} from '@engagespot-docs/cache/cache';
import type {RenderedBefore} from './index.ts';
import {pageKey} from './pageKeys.ts';

/** Docusaurus' own types of it are not published. */
type Render = (request: {pathname: string}) => Promise<unknown>;

/** Reads a file beside the bundle, which the bundler does not know yet. */
declare const __non_webpack_require__: (file: string) => RenderedBefore;

const {cacheFolder, keys} = __non_webpack_require__('./renderedBefore.json');
const cache = openCache('renderedPage', cacheFolder);

/** @throws Error for a result that would not be the same after it was kept */
function checkPlain(page: unknown, pathname: string): void {
  if (isDeepStrictEqual(JSON.parse(JSON.stringify(page)), page)) return;
  throw new Error(
    `ssg-cache cannot keep what Docusaurus rendered of ${pathname}, because JSON does not express it. Docusaurus has changed what its server entry returns: adapt src/plugins/ssg-cache/serverEntry.ts, or switch the plugin off with \`enabled: false\`.`,
  );
}

const render: Render = request =>
  cache.get(pageKey(request, keys), async () => {
    const {default: renderAnew}: {default: Render} = await import(
      /* webpackMode: "eager" */ '@docusaurus/core/lib/client/serverEntry'
    );
    const page = await renderAnew(request);
    checkPlain(page, request.pathname);
    return page;
  });

export default render;
