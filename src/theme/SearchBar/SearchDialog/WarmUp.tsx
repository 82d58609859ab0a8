import {useSearchScope} from '@site/src/search/ui/useSearchScope';
import {useWarmIndex} from './useWarmIndex';

/** What browsers that know it say about the connection. */
interface Connection {
  saveData?: boolean;
}

function savesData(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData === true;
}

/** Loads the index while the reader reaches for the search; not for readers who save data. */
export function WarmUp(): null {
  useWarmIndex(useSearchScope(), !savesData());
  return null;
}
