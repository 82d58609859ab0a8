import type {Bounds} from './boundedMap';
import {CapacityError} from './capacityError';
import {noPreferences, type Preferences, preferencesBody} from './preferences';
import {weigh} from './weight';

export type Profile = Readonly<Record<string, unknown>>;

export interface User {
  readonly identifier: string;
  readonly profile: Profile;
  readonly preferences: Preferences;
}

/** Attributes to be merged into the profile of a user. */
export interface ProfileChange {
  identifier: string;
  attributes: Profile;
}

/** What changes is checked as a whole first: it happens, or a `CapacityError` says why not. */
export interface Users {
  /** A user nobody created has an empty profile and no preferences. */
  find(identifier: string): User;
  has(identifier: string): boolean;
  /** Creates the user when the identifier is new. */
  change(identifier: string, change: Partial<Omit<User, 'identifier'>>): void;
  /** Merges attributes into profiles; creates the users whose identifiers are new. */
  mergeProfiles(changes: readonly ProfileChange[]): void;
  /** @returns whether there was such a user */
  delete(identifier: string): boolean;
  all(): Iterable<User>;
}

/** The weight is what all users together may have beyond what each of them may count on. */
export interface UserBounds extends Bounds {
  /** Of one user, what the others cannot take the room of. */
  guaranteed: number;
  /** Weight of one user: the profile and the preferences. */
  perUser: number;
}

function weighUser({identifier, profile, preferences}: User): number {
  return weigh([identifier, profile, preferencesBody(preferences)]);
}

/** Users are never dropped for others: who comes when there is no room is refused. */
export function createUsers(bounds: UserBounds): Users {
  const users = new Map<string, {user: User; weight: number}>();
  /** What users have beyond what they may count on. */
  let total = 0;

  function excess(weight = 0): number {
    return Math.max(0, weight - bounds.guaranteed);
  }

  function find(identifier: string): User {
    return users.get(identifier)?.user ?? {identifier, profile: {}, preferences: noPreferences};
  }

  function checkRoom(changed: ReadonlyMap<string, {weight: number}>): void {
    let entries = users.size;
    let weight = total;
    for (const [identifier, {weight: own}] of changed) {
      const known = users.get(identifier);
      if (!known) entries += 1;
      weight += excess(own) - excess(known?.weight);
      if (own > bounds.perUser) {
        throw new CapacityError(
          `the profile and the preferences of a user may take ${bounds.perUser} bytes in the sandbox`,
        );
      }
    }
    if (entries > bounds.entries) {
      throw new CapacityError(
        `the sandbox is full: it keeps ${bounds.entries} users. Delete some, or start it again`,
      );
    }
    // Who takes less than before is never refused.
    if (weight <= bounds.weight || weight <= total) return;
    throw new CapacityError(
      `the sandbox is full: beyond ${bounds.guaranteed} bytes each, its users may have ${bounds.weight} bytes together. Delete some, or start it again`,
    );
  }

  function store(changed: readonly User[]): void {
    const weighed = new Map(
      changed.map(user => [user.identifier, {user, weight: weighUser(user)}] as const),
    );
    checkRoom(weighed);
    for (const [identifier, entry] of weighed) {
      total += excess(entry.weight) - excess(users.get(identifier)?.weight);
      users.set(identifier, entry);
    }
  }

  return {
    find,
    has: identifier => users.has(identifier),
    change: (identifier, change) => store([{...find(identifier), ...change}]),
    mergeProfiles(changes) {
      const merged = new Map<string, User>();
      for (const {identifier, attributes} of changes) {
        const user = merged.get(identifier) ?? find(identifier);
        merged.set(identifier, {...user, profile: {...user.profile, ...attributes}});
      }
      store([...merged.values()]);
    },
    delete(identifier) {
      total -= excess(users.get(identifier)?.weight);
      return users.delete(identifier);
    },
    *all() {
      for (const {user} of users.values()) yield user;
    },
  };
}
