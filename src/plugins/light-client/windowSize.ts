/**
 * In the place of the hook of the theme: a page that follows another is rendered for its window at once, not first as
 * on the server and then again.
 */
import {useSyncExternalStore} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

interface Options {
  /** Greatest width of a small window, in pixels; that of the style sheets unless told. */
  desktopBreakpoint?: number;
}

function subscribe(onResize: () => void): () => void {
  window.addEventListener('resize', onResize);
  return () => window.removeEventListener('resize', onResize);
}

/** The class of the window's width; `ssr` until the HTML of the server has become interactive. */
export function useWindowSize({desktopBreakpoint = 996}: Options = {}): WindowSize {
  return useSyncExternalStore<WindowSize>(
    subscribe,
    () => (window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}
