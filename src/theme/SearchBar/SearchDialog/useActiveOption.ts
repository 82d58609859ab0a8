import {type KeyboardEvent, useState} from 'react';
import {optionId} from './OptionList';
import type {OptionGroup} from './options';

interface ActiveOption {
  /** Position of the active option; -1 for none. */
  active: number;
  activate(position: number): void;
  /** Moves with the arrow keys, Home and End; Enter chooses, with Ctrl or Cmd in a new tab. */
  onKeyDown(event: KeyboardEvent): void;
}

interface Settings {
  listId: string;
  /** A new list starts anew. */
  groups: readonly OptionGroup[];
  /** Position that is active before any key is pressed. */
  initial: number;
  /** Whether the list answers an older query, so that Enter must not choose from it unseen. */
  isStale: boolean;
  /** Enter was pressed while no option is active. */
  onEnter(): void;
}

/** Where a key moves to, from one end around to the other; undefined for other keys. */
function movedBy(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Opens the option: links of pages know the rest, so a click on them is all it takes. */
function choose(element: HTMLElement, inNewTab: boolean): void {
  if (inNewTab && element instanceof HTMLAnchorElement)
    window.open(element.href, '_blank', 'noopener');
  else element.click();
}

/** Which option of a list is active, and the keys that change it. */
export function useActiveOption({
  listId,
  groups,
  initial,
  isStale,
  onEnter,
}: Settings): ActiveOption {
  const [moved, setMoved] = useState<{groups: readonly OptionGroup[]; position: number}>();
  const count = groups.reduce((sum, {options}) => sum + options.length, 0);
  const active = moved?.groups === groups ? moved.position : Math.min(initial, count - 1);
  const elementAt = (position: number) => document.getElementById(optionId(listId, position));

  return {
    active,
    activate: position => setMoved({groups, position}),
    onKeyDown(event) {
      // Keys of an input method editor are not for us.
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        const wasMoved = moved?.groups === groups;
        const element = isStale && !wasMoved ? null : elementAt(active);
        if (element) choose(element, event.ctrlKey || event.metaKey);
        else onEnter();
        return;
      }
      if (count === 0 || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
      const position = movedBy(event.key, active, count);
      if (position === undefined) return;
      event.preventDefault();
      setMoved({groups, position});
      elementAt(position)?.scrollIntoView({block: 'nearest'});
    },
  };
}
