import {type KeyboardEvent, useEffect, useState} from 'react';
import type {DialogOption, OptionAction, OptionGroup} from './options';
import {cellId, type Position} from './position';

interface ActiveOption {
  /** Undefined while no option is active. */
  active: Position | undefined;
  activeOption: DialogOption | undefined;
  activate(position: Position): void;
  /** Moves with the arrow keys, Home and End; Enter chooses, with Ctrl or Cmd in a new tab. */
  onKeyDown(event: KeyboardEvent): void;
}

interface Settings {
  listId: string;
  groups: readonly OptionGroup[];
  /** Another value is another list, which starts anew. */
  list: unknown;
  query: string;
  /** Whether the first row is active before any key is pressed. */
  startsActive: boolean;
  /** Whether the list answers an older query, so that Enter waits for the list that answers this one. */
  isStale: boolean;
  onChoose(option: DialogOption, inNewTab: boolean): void;
  onAction(option: DialogOption, action: OptionAction): void;
  /** Enter was pressed while no option is active. */
  onEnter(inNewTab: boolean): void;
}

/** `keyCode` of a key that an input method editor handles. */
const compositionKey = 229;

const cellsOf = (option: DialogOption | undefined) => 1 + (option?.actions?.length ?? 0);

/** Where a key moves to, from one end around to the other; undefined for other keys. */
function movedBy(
  key: string,
  active: Position | undefined,
  options: readonly DialogOption[],
): Position | undefined {
  const {row, cell} = active ?? {row: -1, cell: 0};
  const count = options.length;
  const cells = cellsOf(options[row]);
  switch (key) {
    case 'ArrowDown':
      return {row: (row + 1) % count, cell: 0};
    case 'ArrowUp':
      return {row: row <= 0 ? count - 1 : row - 1, cell: 0};
    case 'Home':
      return {row: 0, cell: 0};
    case 'End':
      return {row: count - 1, cell: 0};
    // Rows with actions stand below an empty field, where these keys move no caret.
    case 'ArrowRight':
      return cells > 1 ? {row, cell: Math.min(cell + 1, cells - 1)} : undefined;
    case 'ArrowLeft':
      return cells > 1 ? {row, cell: Math.max(cell - 1, 0)} : undefined;
    default:
      return undefined;
  }
}

/** The position where a list that became shorter still has a cell. */
function clamped({row, cell}: Position, options: readonly DialogOption[]): Position | undefined {
  const last = Math.min(row, options.length - 1);
  return last < 0 ? undefined : {row: last, cell: Math.min(cell, cellsOf(options[last]) - 1)};
}

/** Which option of a list is active, and the keys that change it. */
export function useActiveOption({
  listId,
  groups,
  list,
  query,
  startsActive,
  isStale,
  onChoose,
  onAction,
  onEnter,
}: Settings): ActiveOption {
  const [moved, setMoved] = useState<{list: unknown; position: Position}>();
  const options = groups.flatMap(group => group.options);
  const wasMoved = moved !== undefined && moved.list === list;
  const start = startsActive ? {row: 0, cell: 0} : undefined;
  const wanted = wasMoved ? moved.position : start;
  const active = wanted && clamped(wanted, options);
  const activeOption = active && options[active.row];

  const [early, setEarly] = useState<{query: string; inNewTab: boolean}>();

  function choose(inNewTab: boolean) {
    const action = active && activeOption?.actions?.[active.cell - 1];
    if (activeOption && action) onAction(activeOption, action);
    else if (activeOption) onChoose(activeOption, inNewTab);
    else onEnter(inNewTab);
  }

  function enter(inNewTab: boolean) {
    if (isStale && !wasMoved) setEarly({query, inNewTab});
    else choose(inNewTab);
  }

  useEffect(() => {
    if (!early || isStale) return;
    setEarly(undefined);
    // Whoever typed on has changed their mind.
    if (early.query === query) choose(early.inNewTab);
  });

  return {
    active,
    activeOption,
    activate: position => setMoved({list, position}),
    onKeyDown(event) {
      // Keys of an input method editor are not for us; Safari ends its composition before the Enter
      // that ends it, and marks that key with this code.
      if (event.nativeEvent.isComposing || event.keyCode === compositionKey) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        enter(event.ctrlKey || event.metaKey);
        return;
      }
      if (options.length === 0) return;
      if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
      const position = movedBy(event.key, active, options);
      if (!position) return;
      event.preventDefault();
      setMoved({list, position});
      document.getElementById(cellId(listId, position))?.scrollIntoView({block: 'nearest'});
    },
  };
}
