/**
 * What helps readers around a page, loaded with its first use: the list of shortcuts, links of headings that copy their
 * address, figures in full size, and links that lead into a tab which is not open.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {announce} from '../components/announce';
import {isSingleKey, singleKeysSlot} from '../components/singleKeys';

type Aids = typeof import('../components/ReaderAids');

/** Without a network, nothing happens. */
function use(action: (aids: Aids) => void): void {
  import('../components/ReaderAids').then(action, () => {});
}

function onKey(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey} = event;
  if (key === '?' && (ctrlKey || metaKey || isSingleKey(event, key))) {
    use(({showShortcuts}) => showShortcuts(singleKeysSlot));
  }
}

function onClick(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLAnchorElement>(
    '.hash-link, figure > a, [role=img] + figcaption > button',
  );
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
  let copied: Promise<void> | undefined;
  // At once: browsers let a page copy only while it answers a click. Pages that came without TLS have no clipboard.
  if (control.matches('.hash-link')) copied = navigator.clipboard?.writeText(control.href);
  else event.preventDefault();
  use(({followControl}) => followControl(control, copied, announce));
}

/** The browser found something in a tab that is not open, and shows it. */
function onMatch({target}: Event): void {
  use(({openTabs}) => openTabs(target as Element));
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('beforematch', onMatch);
  addEventListener('keydown', onKey);
  addEventListener('click', onClick);
}

/** What the address names may be in a tab that is not open. Before this looks, tabs open that the reader chose earlier. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {hash}}) => {
  if (!hash) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      const target = document.getElementById(hash.slice(1));
      if (target?.closest('[hidden]')) use(({reveal}) => reveal(target));
    }),
  );
};
