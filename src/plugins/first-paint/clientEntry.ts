/**
 * Starts the client of Docusaurus in parts, and lets the browser answer the reader between them. The modules are those
 * of the site's script; to run them all at once blocks a slow phone for a noticeable time.
 */

/** Lets the browser do what waits: paint, scroll, answer a click. */
function pause(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve));
}

async function start(): Promise<void> {
  await import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();

// A module, so that its names are its own.
export {};
