/** A short list that outlives the page, newest first. */
export interface StoredList<T> {
  read(): readonly T[];
  /** Puts an item first, in the place of an equal one. */
  add(item: T): void;
  remove(item: T): void;
  clear(): void;
}

interface Settings<T> {
  /** Key in the browser's local storage. */
  key: string;
  /** Items that are kept; the oldest goes first. */
  limit: number;
  /** Items with the same identity are equal. */
  identityOf(item: T): string;
  /** An item from storage, where anything may stand; undefined for what is none. */
  parse(value: unknown): T | undefined;
}

/** An array out of a JSON text; empty for anything else. */
function parseArray(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * Makes a list in the browser's local storage. A browser that refuses storage, or has no room, keeps
 * the list until the page is left; that storage is refused is the site's to warn of, once.
 */
export function createStoredList<T>({key, limit, identityOf, parse}: Settings<T>): StoredList<T> {
  /** The list where storage is refused. */
  let unstored: readonly T[] | undefined;

  function read(): readonly T[] {
    if (unstored) return unstored;
    try {
      return parseArray(window.localStorage.getItem(key))
        .map(parse)
        .filter(item => item !== undefined);
    } catch {
      unstored = [];
      return unstored;
    }
  }

  function write(items: readonly T[]): void {
    if (unstored) {
      unstored = items;
      return;
    }
    try {
      window.localStorage.setItem(key, JSON.stringify(items));
    } catch {
      unstored = items;
    }
  }

  const without = (item: T) => read().filter(other => identityOf(other) !== identityOf(item));
  return {
    read,
    add: item => write([item, ...without(item)].slice(0, limit)),
    remove: item => write(without(item)),
    clear: () => write([]),
  };
}
