import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Milliseconds after which the widget no longer waits for the page to be idle. */
const patience = 5_000;

function start(): void {
  // Without its chunk the page lacks a button; that is no reason to disturb the reader.
  import(/* webpackChunkName: "semantic-widget" */ '../semantic/loader/start').catch(console.warn);
}

function startWhenIdle(): void {
  if (window.requestIdleCallback) window.requestIdleCallback(start, {timeout: patience});
  else setTimeout(start, patience / 5);
}

if (ExecutionEnvironment.canUseDOM) {
  if (document.readyState === 'complete') startWhenIdle();
  else window.addEventListener('load', startWhenIdle, {once: true});
}
