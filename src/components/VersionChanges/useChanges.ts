import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import {changesFile, type PageChanges} from '../../content/versionChanges';

/** What is known of the changes; they are loaded again when `attempt` goes up. */
export type Loading =
  | {state: 'loading'}
  | {state: 'loaded'; changes: PageChanges}
  | {state: 'failed'; reason: string};

/** Whether a file is what the build wrote. */
function isChanges(data: unknown): data is PageChanges {
  return Array.isArray(data) && data.every(section => Array.isArray(section?.changes));
}

/** @throws Error when the file does not arrive, or is another one */
async function load(url: string, signal: AbortSignal): Promise<PageChanges> {
  const response = await fetch(url, {signal});
  if (!response.ok) throw new Error(`The server returned status ${response.status}.`);
  const data: unknown = await response.json();
  if (!isChanges(data)) throw new Error('The server returned another file.');
  return data;
}

/** Why the file is not there, for readers; only the file itself has a reason of its own. */
function reasonOf(error: unknown): string {
  const isKnown = error instanceof Error && error.name === 'Error';
  return isKnown ? error.message : 'Check your connection and try again.';
}

/**
 * The changes between two versions of a page.
 *
 * @param older address of the older page
 * @param newer label of the newer version
 */
export function useChanges(older: string, newer: string, attempt: number): Loading {
  const baseUrl = useBaseUrl('/');
  const page = older.slice(baseUrl.length).replace(/\/$/, '');
  const url = `${baseUrl}${changesFile(page, newer)}?${attempt || ''}`.replace(/\?$/, '');
  const [loading, setLoading] = useState<Loading & {url?: string}>({state: 'loading'});
  useEffect(() => {
    const control = new AbortController();
    load(url, control.signal).then(
      changes => setLoading({state: 'loaded', changes, url}),
      error =>
        control.signal.aborted || setLoading({state: 'failed', reason: reasonOf(error), url}),
    );
    return () => control.abort();
  }, [url]);
  return loading.url === url ? loading : {state: 'loading'};
}
