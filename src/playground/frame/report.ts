/** Tells the page what the code logs, opens and must not do. It comes before every SDK, which may log at once. */
import {consoleLevels} from '../protocol';
import {tell} from './tell';
import {toText} from './toText';

for (const level of consoleLevels) {
  const write = console[level].bind(console);
  console[level] = (...values: unknown[]) => {
    write(...values);
    tell({type: 'console', level, text: toText(values.map(toText).join(' '))});
  };
}

/** What was stopped in this moment: each policy, that of the header and that of the page, says so by itself. */
const stopped = new Set<string>();

addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
  const key = `${effectiveDirective} ${blockedURI}`;
  if (stopped.has(key)) return;
  stopped.add(key);
  setTimeout(() => stopped.delete(key));
  tell({type: 'blocked', directive: effectiveDirective, url: blockedURI});
});

/** A frame opens no windows and stays where it is: the address is shown to the reader. */
window.open = address => {
  tell({type: 'opened', url: toText(address ?? '')});
  return null;
};

addEventListener('click', event => {
  const [target] = event.composedPath();
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
  event.preventDefault();
  tell({type: 'opened', url: link.href});
});

// The history is that of the tab: what a router adds to it would stay when the playground is gone.
history.pushState = history.replaceState;

// The policy of the frame has no word for peer connections, which would reach any host.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
  Object.defineProperty(window, name, {value: undefined, configurable: false});
}
