/** Remembers what had to be dropped, until those who should know have been told. */
export interface Drops {
  count(userId: string, what: string): void;
  /** In words, what was dropped since the app was told the last time. */
  takeForApp(): string[];
  /** In words, what a user lost since the user was told the last time. */
  takeFor(userId: string): string[];
  /** A user who is gone need not be told. */
  forget(userId: string): void;
}

/** More users than a note has room for. */
const maximumLosers = 20;

type Counts = Map<string, number>;

function increase(counts: Counts, what: string): Counts {
  return counts.set(what, (counts.get(what) ?? 0) + 1);
}

function inWords(owner: string, counts: Counts | undefined): string[] {
  return [...(counts ?? [])].map(
    ([what, count]) => `The sandbox dropped the ${what} of ${owner} (${count})`,
  );
}

export function createDrops(): Drops {
  const lost = new Map<string, Counts>();
  const untold = new Map<string, Counts>();
  return {
    count(userId, what) {
      lost.set(userId, increase(lost.get(userId) ?? new Map(), what));
      if (untold.size >= maximumLosers && !untold.has(userId)) return;
      untold.set(userId, increase(untold.get(userId) ?? new Map(), what));
    },
    takeForApp() {
      if (untold.size === 0) return [];
      const words = [...untold].flatMap(([userId, counts]) =>
        inWords(JSON.stringify(userId.slice(0, 60)), counts),
      );
      untold.clear();
      return words;
    },
    takeFor(userId) {
      const words = inWords('this user', lost.get(userId));
      lost.delete(userId);
      return words;
    },
    forget(userId) {
      lost.delete(userId);
      untold.delete(userId);
    },
  };
}
