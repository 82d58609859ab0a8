import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The page that a reader wanted; undefined for anything else that an address can be made to say. */
function readWanted(): URL | undefined {
  const from = new URLSearchParams(window.location.search).get('from');
  // `//elsewhere` is a path of this site here, not another host.
  return from?.startsWith('/') ? new URL(window.location.origin + from) : undefined;
}

/**
 * Says which page could not be opened, to readers whom the service worker sent here: they are offline, and what they
 * opened is not on this device.
 */
export default function MissingPage(): ReactNode {
  const wanted = useIsBrowser() ? readWanted() : undefined;
  if (!wanted) return null;
  return (
    <div role="alert" className={styles.missing} data-markdown-ignore data-search-ignore>
      <p>
        <code>{wanted.pathname + wanted.search}</code> could not be loaded: you were offline, and it
        is not on this device. You can read the version that is marked “On this device” below.
      </p>
      <p>
        When you are connected, <a href={wanted.href}>open the page</a>.
      </p>
    </div>
  );
}
