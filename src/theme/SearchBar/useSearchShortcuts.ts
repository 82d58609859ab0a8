import {useEffect, useEffectEvent} from 'react';

interface SearchShortcuts {
  isOpen: boolean;
  open(): void;
  close(): void;
}

/** Whether keys typed there are text. Looks into shadow trees, where widgets keep their fields. */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName);
}

/** Ctrl/Cmd+K opens and closes the search anywhere; a slash opens it where nothing is typed. */
export function useSearchShortcuts({isOpen, open, close}: SearchShortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const hasCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isCommandK = hasCommand && event.key.toLowerCase() === 'k';
    const isSlash =
      event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
    if (isCommandK && isOpen) {
      event.preventDefault();
      close();
    } else if (isCommandK || (isSlash && !isOpen)) {
      event.preventDefault();
      open();
    }
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
