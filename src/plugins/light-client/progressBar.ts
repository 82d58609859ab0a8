/**
 * In the browser, instead of `nprogress`, which the theme shows when the next page takes longer than a moment. It
 * is loaded when readers begin to point, touch or type: nobody opens another page before.
 */
import type nprogress from 'nprogress/nprogress.js';

type Bar = typeof nprogress;

const beginnings = ['pointerover', 'touchstart', 'keydown'] as const;

let settings: Parameters<Bar['configure']>[0] = {};
let loading: Promise<void> | undefined;
let bar: Bar | undefined;
let isWanted = false;

async function load(): Promise<void> {
  const {default: loaded} = await import(
    /* webpackChunkName: "progress-bar" */ 'nprogress/nprogress.js'
  );
  loaded.configure(settings);
  bar = loaded;
  if (isWanted) bar.start();
}

/** Loads the bar, once. Without it a page opens all the same. */
function ensureLoaded(): Promise<void> {
  loading ??= load().catch(() => undefined);
  return loading;
}

/** The functions that the theme calls. */
export default {
  configure(wanted: typeof settings): void {
    settings = wanted;
    for (const type of beginnings) {
      document.addEventListener(type, ensureLoaded, {once: true, passive: true});
    }
  },
  start(): void {
    isWanted = true;
    if (bar) bar.start();
    else void ensureLoaded();
  },
  done(): void {
    isWanted = false;
    bar?.done();
  },
};
