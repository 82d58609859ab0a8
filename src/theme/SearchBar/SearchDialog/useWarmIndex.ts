import {useSearchClient} from '@site/src/search/ui/useSearchClient';
import type {SearchScope} from '@site/src/search/ui/useSearchScope';
import {useEffect} from 'react';

/** Loads what a search in this scope needs, before it is asked. */
export function useWarmIndex({tags}: SearchScope, isWanted = true): void {
  const client = useSearchClient();
  useEffect(() => {
    if (isWanted) client.warm(tags);
  }, [client, tags, isWanted]);
}
