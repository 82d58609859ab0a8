/**
 * The last queries that led somewhere, newest first, kept in the browser's local storage. A browser
 * that refuses storage, which the site warns of once, loses this convenience and nothing else.
 */
export const recentSearchesKey = 'docs-recent-searches';

const maxRecentSearches = 5;

/** Runs an access to storage, which throws where it is blocked or full. */
function withStorage<T>(access: (storage: Storage) => T, fallback: T): T {
  try {
    return access(window.localStorage);
  } catch {
    return fallback;
  }
}

/** @returns an empty list when nothing usable is stored */
export function readRecentSearches(): string[] {
  const stored = withStorage(storage => storage.getItem(recentSearchesKey), null);
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(item => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a query first; blank ones are not kept. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (!text) return;
  const others = readRecentSearches().filter(item => item.toLowerCase() !== text.toLowerCase());
  const value = JSON.stringify([text, ...others].slice(0, maxRecentSearches));
  withStorage(storage => storage.setItem(recentSearchesKey, value), undefined);
}

export function forgetSearches(): void {
  withStorage(storage => storage.removeItem(recentSearchesKey), undefined);
}
