/**
 * In the place of the hook of the theme: a page that follows another is rendered for its window at once, not first as
 * on the server and then again.
 */
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

interface Options {
  /** Greatest width of a small window, in pixels; that of the style sheets by default. */
  desktopBreakpoint?: number;
}

/** The class of the window's width; `ssr` until the HTML of the server has become interactive. */
export function useWindowSize({desktopBreakpoint = 996}: Options = {}): WindowSize {
  const read = () => (window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
  const isBrowser = useIsBrowser();
  const [size, setSize] = useState<WindowSize>(() => (isBrowser ? read() : 'ssr'));
  // A store that React subscribes to would be rendered anew in the same task as the HTML of the server.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the breakpoint is all that the function depends on
  useEffect(() => {
    const update = () => setSize(read());
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
