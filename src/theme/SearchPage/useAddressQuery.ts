import {useHistory, useLocation} from '@docusaurus/router';
import {queryParameter, versionParameter} from '@site/src/search/ui/searchPageUrl';
import {useCallback, useEffect, useRef, useState} from 'react';

/** What the address of the results page says, and the ways to change it. */
export interface AddressQuery {
  query: string;
  /** Docs version to search; undefined for the one in use. */
  version: string | undefined;
  /** Changes the query; the address follows once the typing pauses. */
  type(query: string): void;
  /** Brings the address up to date at once. */
  submit(): void;
  chooseVersion(name: string): void;
}

/** Milliseconds without a key; browsers limit how often an address may change. */
const pause = 300;

/** The part of an address after its path, with one parameter changed. */
function withParameter(search: string, name: string, value: string): string {
  const parameters = new URLSearchParams(search);
  if (value.trim()) parameters.set(name, value);
  else parameters.delete(name);
  const text = parameters.toString();
  return text && `?${text}`;
}

/**
 * Binds the query to the address: links and the back button change the query, typing changes the
 * address. Typing replaces the entry of the history; a new entry would also take the focus away,
 * because Docusaurus moves it to the top of each page that is visited.
 */
export function useAddressQuery(): AddressQuery {
  const history = useHistory();
  const {search} = useLocation();
  const [query, setQuery] = useState('');
  const [version, setVersion] = useState<string>();
  /** The address as it was last read or written here. */
  const known = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The server knows no query, so the first one is read after hydration like all later ones.
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    setVersion(parameters.get(versionParameter) ?? undefined);
    if (known.current === search) return;
    clearTimeout(timer.current);
    known.current = search;
    setQuery(parameters.get(queryParameter) ?? '');
  }, [search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const write = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      const next = withParameter(history.location.search, queryParameter, text);
      if (next === history.location.search) return;
      known.current = next;
      history.replace({search: next});
    },
    [history],
  );

  return {
    query,
    version,
    type(text) {
      setQuery(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write(text), pause);
    },
    submit: () => write(query),
    chooseVersion(name) {
      history.replace({search: withParameter(history.location.search, versionParameter, name)});
    },
  };
}
