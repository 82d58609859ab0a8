/**
 * Starts the client of Docusaurus in parts, and lets the browser answer the reader between them. The modules are those
 * of the site's script; to run them all at once blocks a slow phone for a noticeable time.
 */

import {replayWhenInteractive} from './replay.ts';

/** Lets the browser do what waits: paint, scroll, answer a click. */
function pause(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve));
}

async function start(): Promise<void> {
  replayWhenInteractive();
  await import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await pause();
  await loadPage();
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

/**
 * Runs the scripts of the page. If they do not arrive, Docusaurus asks again, and `failedLoad.tsx` says so.
 *
 * It stands below the first mention of the site, because style sheets are in the order of the modules.
 */
async function loadPage(): Promise<void> {
  const {default: preload} = await import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload'
  );
  await preload(window.location.pathname).catch(() => undefined);
}

void start();
