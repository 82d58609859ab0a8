import {isSingleKey} from '@site/src/components/singleKeys';
import {isShortcutKey} from '@site/src/content/shortcutKeys';
import {useEffect, useEffectEvent} from 'react';

interface SearchShortcuts {
  isOpen: boolean;
  open(): void;
  close(): void;
}

/** Ctrl/Cmd+K opens and closes the search anywhere; a slash opens it where nothing is typed, unless such keys are switched off. */
export function useSearchShortcuts({isOpen, open, close}: SearchShortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const hasCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isCommandK = hasCommand && isShortcutKey(event, 'k');
    if (isCommandK && isOpen) {
      event.preventDefault();
      close();
    } else if (isCommandK || (!isOpen && isSingleKey(event, '/'))) {
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
