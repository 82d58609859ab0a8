import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import {changesFile, type PageChanges} from '../../content/versionChanges';

/** What is known of the changes; they are loaded again when `attempt` goes up. */
export type Loading =
  | {state: 'loading'}
  | {state: 'loaded'; changes: PageChanges}
  | {state: 'failed'; reason: string};

/** @throws Error when the file does not arrive, or is another one */
async function load(url: string, signal: AbortSignal): Promise<PageChanges> {
  const response = await fetch(url, {signal});
  if (!response.ok) throw new Error(`The server answered with ${response.status}.`);
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!isJson) throw new Error('Only a build of the site has them.');
  return response.json();
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
      error => control.signal.aborted || setLoading({state: 'failed', reason: String(error), url}),
    );
    return () => control.abort();
  }, [url]);
  return loading.url === url ? loading : {state: 'loading'};
}
