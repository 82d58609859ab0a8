import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect} from 'react';

const parameter = 'changes';

/** The query of an address that asks for a version, or for none: `?changes=1.3.x`. */
function queryFor(search: string, label: string | undefined): string {
  const query = new URLSearchParams(search);
  if (label === undefined) query.delete(parameter);
  else query.set(parameter, label);
  return query.toString();
}

/**
 * The version that the address asks for, and a way to ask for another one. While the panel is open, its address can be
 * passed on; once it is closed, the address asks for nothing.
 */
export function useAskedVersion(): [asked: string | undefined, ask: (label: string) => void] {
  const history = useHistory();
  const {search} = useLocation();
  const replace = useCallback(
    (label: string | undefined) => {
      const {location} = history;
      history.replace({...location, search: queryFor(location.search, label)});
    },
    [history],
  );
  useEffect(() => {
    const {pathname} = history.location;
    return () => {
      // Another page may have a panel of its own by now.
      if (history.location.pathname === pathname) replace(undefined);
    };
  }, [history, replace]);
  return [new URLSearchParams(search).get(parameter) ?? undefined, replace];
}
