import {useSearchScope} from '@site/src/search/ui/useSearchScope';
import {savesData} from '../savesData';
import {useWarmIndex} from './useWarmIndex';

/** Loads the index while the reader reaches for the search; not for readers who save data. */
export function WarmUp(): null {
  useWarmIndex(useSearchScope(), !savesData());
  return null;
}
