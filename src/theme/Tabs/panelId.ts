import {createContext, useContext} from 'react';

/** What the ids of the panels of these tabs begin with. */
export const TabsId = createContext('');

/** @param value of a tab; the id of its panel ends with it */
export function usePanelId(): (value: string) => string {
  const id = useContext(TabsId);
  return value => `${id}-${value}`;
}
