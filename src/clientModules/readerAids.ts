/**
 * What helps readers around a page, each loaded with its first use: the list of shortcuts, links of headings that copy
 * their address, figures in full size, and links that lead into a tab which is not open.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {announce} from '../components/announce';
import {isSingleKey} from '../components/singleKeys';

const load = () => import('../components/ReaderAids');

/** What is not loaded yet and cannot be loaded does what it does without. */
function ignore(): void {}

function onKey(event: KeyboardEvent): void {
  const isList = isSingleKey(event, '?') || (event.key === '?' && (event.ctrlKey || event.metaKey));
  if (!isList || document.querySelector('dialog:modal')) return;
  event.preventDefault();
  load().then(({showShortcuts}) => showShortcuts(), ignore);
}

function onClick(event: MouseEvent): void {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const control = (event.target as Element).closest<HTMLElement>(
    '.hash-link, figure > a, figcaption > button',
  );
  if (!control) return;
  if (control.matches('.hash-link')) {
    // At once: browsers let a page copy only while it answers a click. The link leads on as well.
    navigator.clipboard?.writeText((control as HTMLAnchorElement).href).then(() => {
      control.dataset.copied = '';
      setTimeout(() => delete control.dataset.copied, 2000);
      announce('Link copied');
    }, ignore);
    return;
  }
  event.preventDefault();
  load().then(
    ({enlarge}) => enlarge(control),
    () => window.location.assign((control as HTMLAnchorElement).href ?? '#'),
  );
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('keydown', onKey);
  document.addEventListener('click', onClick);
}

/** The heading that the address names may be in a tab that is not open. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  if (!location.hash) return;
  // After tabs have opened that the reader chose before.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (target?.closest('[hidden]')) load().then(({reveal}) => reveal(target), ignore);
    }),
  );
};
