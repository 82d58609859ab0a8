import {useEffect, useState} from 'react';
import {announce} from '../../announce';
import type {Use} from '../use';

/** What a reader is told about a copy. */
export interface CopyNotice {
  text: string;
  /** Whether the reader needs another way to the text. */
  isFailure: boolean;
}

const success: CopyNotice = {text: 'Copied as Markdown', isFailure: false};
const refused: CopyNotice = {text: 'Your browser did not allow the copy.', isFailure: true};
const unloaded: CopyNotice = {
  text: 'The page could not be loaded. Check your connection and try again.',
  isFailure: true,
};

/** How long a reader sees that a page was copied, in milliseconds. */
const shown = 2500;

/**
 * Copies in the way that browsers know which cannot wait for what is copied, and finds out what is wrong if that fails as
 * well: a refused clipboard and a file that does not arrive look the same at first.
 */
async function copyAgain(twin: string): Promise<CopyNotice> {
  const text = await fetch(twin).then(
    response => (response.ok ? response.text() : undefined),
    () => undefined,
  );
  if (text === undefined) return unloaded;
  try {
    await navigator.clipboard.writeText(text);
    return success;
  } catch {
    return refused;
  }
}

/** The notice about a copy; undefined while it lasts, a while after it succeeded, and if the reader did something else. */
export function useCopyNotice(use: Use, twin: string): CopyNotice | undefined {
  const [notice, setNotice] = useState<CopyNotice>();
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function follow(copied: Promise<unknown>): Promise<void> {
      const found = (await copied) === undefined ? success : await copyAgain(twin);
      if (!isCurrent) return;
      setNotice(found);
      announce(found.text);
      if (!found.isFailure) timer = setTimeout(() => setNotice(undefined), shown);
    }
    setNotice(undefined);
    if (typeof use === 'object') follow(use);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [use, twin]);
  return notice;
}
