import {isFragment, readFragment} from '@site/src/playground/host/fragment';
import {type RefObject, useEffect, useState} from 'react';

/** What the address of the page says to one of its playgrounds. */
export type CodeInAddress =
  | {kind: 'none'}
  /** It has code for this playground. */
  | {kind: 'code'; fragment: string}
  /** It has code that no playground of this page can show; the first one says so. */
  | {kind: 'lost'};

const none: CodeInAddress = {kind: 'none'};

/** Marks the playgrounds of a page, by their preset. */
const mark = 'data-preset';

/** Undefined for an address that has nothing to do with playgrounds, such as that of a heading. */
function readAddress(section: HTMLElement): CodeInAddress | undefined {
  const {hash} = window.location;
  if (hash === '') return none;
  if (!isFragment(hash)) return undefined;
  const preset = readFragment(hash)?.preset;
  if (preset === section.getAttribute(mark)) return {kind: 'code', fragment: hash};
  const all = [...document.querySelectorAll(`[${mark}]`)];
  const hasOwner = all.some(each => each.getAttribute(mark) === preset);
  return !hasOwner && all[0] === section ? {kind: 'lost'} : undefined;
}

/** Follows the address of the page, and brings a playground into view when there is something for it. */
export function useSharedCode(section: RefObject<HTMLElement | null>): CodeInAddress {
  const [shared, setShared] = useState<CodeInAddress>(none);

  useEffect(() => {
    function read(): void {
      if (!section.current) return;
      const found = readAddress(section.current);
      if (!found) return;
      setShared(found);
      if (found.kind !== 'none') section.current.scrollIntoView();
    }
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [section]);

  return shared;
}
