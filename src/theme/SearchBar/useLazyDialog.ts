import {useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import type SearchDialog from './SearchDialog';
import type {WarmUp} from './SearchDialog';
import {savesData} from './savesData';
import {startSearchAhead} from './startSearchAhead';

interface DialogParts {
  Dialog: typeof SearchDialog;
  WarmUp: typeof WarmUp;
}

interface LazyDialog {
  /** Undefined until their chunk has arrived. */
  parts: DialogParts | undefined;
  isOpen: boolean;
  /** Whether the chunk could not be fetched. */
  hasFailed: boolean;
  /** What was typed while the chunk was on its way. */
  typed: string;
  open(): void;
  close(): void;
  /** Fetches the chunk and, unless the reader saves data, the index. */
  preload(): void;
}

/** What a key does to a text that is typed blindly. */
function afterKey(text: string, event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'Backspace') return text.slice(0, -1);
  return event.key.length === 1 ? text + event.key : undefined;
}

/** What was typed before the scripts of the page ran, into the field that stands in for the dialog (see first-paint). */
function typedEarly(): string {
  return document.querySelector<HTMLInputElement>('.search-stand-in input')?.value ?? '';
}

/** Whether the site answers: a chunk that does not arrive from there is one of a deployment that has been replaced. */
async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(url, {method: 'HEAD', cache: 'no-store'})).ok;
  } catch {
    return false;
  }
}

/**
 * Opens the search dialog as soon as its chunk is there, with the keys pressed in the meantime. When the
 * chunk is no more, because the site was published anew, the results page takes its place.
 *
 * @param resultsPage address of that page
 * @param manifestPath of the index that the dialog will need; undefined where a server searches
 * @param tags of what a search on this page covers
 */
export function useLazyDialog(
  resultsPage: string,
  manifestPath: string | undefined,
  tags: readonly string[],
): LazyDialog {
  const [parts, setParts] = useState<DialogParts>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const typed = useRef('');

  const load = async () => {
    const module = await import(/* webpackChunkName: "search-dialog" */ './SearchDialog');
    setParts({Dialog: module.default, WarmUp: module.WarmUp});
  };

  const startAhead = () => {
    if (manifestPath) void startSearchAhead(manifestPath, tags);
  };

  const preload = () => {
    if (!savesData()) startAhead();
    load().catch(() => undefined);
  };

  const close = useCallback(() => setIsOpen(false), []);

  const open = () => {
    typed.current = '';
    setHasFailed(false);
    setIsOpen(true);
    startAhead();
    load().catch(async () => {
      const isReplaced = await isReachable(resultsPage);
      setIsOpen(false);
      const query = typedEarly() + typed.current;
      if (isReplaced) window.location.assign(`${resultsPage}?q=${encodeURIComponent(query)}`);
      else setHasFailed(true);
    });
  };

  // Runs in the same commit that shows the dialog, so no key falls between the two.
  useLayoutEffect(() => {
    if (!isOpen || parts) return;
    const collect = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return close();
      const next = afterKey(typed.current, event);
      if (next === undefined) return;
      typed.current = next;
      event.preventDefault();
    };
    window.addEventListener('keydown', collect, true);
    return () => window.removeEventListener('keydown', collect, true);
  }, [isOpen, parts, close]);

  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => setHasFailed(false), 6_000);
    return () => clearTimeout(timer);
  }, [hasFailed]);

  return {parts, isOpen, hasFailed, typed: typed.current, open, close, preload};
}
