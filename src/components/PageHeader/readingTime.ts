import {createContext, useContext} from 'react';

/** Minutes that the current page takes to read; undefined outside a documentation page. */
export const ReadingTimeContext = createContext<number | undefined>(undefined);

/** Minutes that the current page takes to read, as counted when the page was built. */
export function useReadingTime(): number | undefined {
  return useContext(ReadingTimeContext);
}
