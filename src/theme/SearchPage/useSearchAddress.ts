import {useHistory, useLocation} from '@docusaurus/router';
import {
  maxResults,
  pageSize,
  readSearchAddress,
  type SearchAddress,
  writeSearchAddress,
} from '@site/src/search/ui/searchPageUrl';
import {useEffect, useRef, useState} from 'react';

/** What the address of the results page says, and the ways to change it. */
export interface SearchAddressState extends SearchAddress {
  /** Changes the query; the address follows once the typing pauses. */
  type(query: string): void;
  /** Brings the address up to date at once; what is typed next is another search. */
  submit(): void;
  /** Searches another docs version. */
  chooseVersion(name: string): void;
  /** Writes the version into the address, so that a copy of it shows the same elsewhere. */
  fixVersion(name: string): void;
  /** Makes the list longer. */
  showMore(): void;
}

/** Milliseconds without a key; browsers limit how often an address may change. */
const typingPause = 300;

/** Milliseconds after which a query was not on its way to another one: its results were read. */
const readingPause = 2_000;

/**
 * Gives the current entry of the browser's history a twin above it, for the next address to replace.
 * The router's own `push` would do the same, but counts as a visit of a page, and Docusaurus moves
 * the focus to the top of every page that is visited: away from the field in which the reader types.
 */
function keepEntry(): void {
  window.history.pushState(window.history.state, '');
}

/**
 * Binds the search to the address: links and the back button change the search, typing changes the
 * address. The back button leads to searches that the reader meant, not to their first letters: an
 * address that came by a link, was submitted with Enter or stayed for a while keeps its entry in the
 * history, and typing rewrites one entry above it.
 */
export function useSearchAddress(): SearchAddressState {
  const history = useHistory();
  const {search} = useLocation();
  // The server knows no query, so the first one is read after hydration like all later ones.
  const [address, setAddress] = useState(() => readSearchAddress(''));
  /** The address as it was last read or written here. */
  const known = useRef<string>(undefined);
  const isSettled = useRef(true);
  const typedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (known.current === search) return;
    clearTimeout(timer.current);
    known.current = search;
    isSettled.current = true;
    setAddress(readSearchAddress(search));
  }, [search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (next: SearchAddress) => {
    clearTimeout(timer.current);
    const text = writeSearchAddress(next);
    if (text === history.location.search) return;
    known.current = text;
    history.replace({search: text});
  };

  const writeQuery = (next: SearchAddress) => {
    const {query} = readSearchAddress(history.location.search);
    if (query !== next.query.trim()) {
      if (isSettled.current && query) keepEntry();
      isSettled.current = false;
    }
    write(next);
  };

  const change = (next: SearchAddress) => {
    setAddress(next);
    write(next);
  };

  return {
    ...address,
    type(query) {
      const now = Date.now();
      if (now - typedAt.current > readingPause) isSettled.current = true;
      typedAt.current = now;
      const next = {...address, query, limit: pageSize};
      setAddress(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => writeQuery(next), typingPause);
    },
    submit() {
      writeQuery(address);
      isSettled.current = true;
    },
    chooseVersion(version) {
      keepEntry();
      change({...address, version, limit: pageSize});
    },
    fixVersion: version => change({...address, version}),
    showMore: () => change({...address, limit: Math.min(address.limit + pageSize, maxResults)}),
  };
}
