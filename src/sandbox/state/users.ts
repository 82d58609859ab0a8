import {BoundedMap, type Bounds} from './boundedMap';
import {noPreferences, type Preferences, preferencesBody} from './preferences';

export type Profile = Readonly<Record<string, unknown>>;

export interface User {
  readonly identifier: string;
  readonly profile: Profile;
  readonly preferences: Preferences;
}

export interface Users {
  /** A user nobody created has an empty profile and no preferences. */
  find(identifier: string): User;
  has(identifier: string): boolean;
  /** Creates the user when the identifier is new. */
  change(identifier: string, change: Partial<Omit<User, 'identifier'>>): void;
  /** Merges attributes into the profile; creates the user when the identifier is new. */
  mergeProfile(identifier: string, attributes: Profile): void;
  /** @returns whether there was such a user */
  delete(identifier: string): boolean;
  all(): Iterable<User>;
}

export interface UsersOptions {
  bounds: Bounds;
  onDrop: (user: User) => void;
}

function weighUser({identifier, profile, preferences}: User): number {
  return JSON.stringify([identifier, profile, preferencesBody(preferences)]).length;
}

export function createUsers({bounds, onDrop}: UsersOptions): Users {
  const users = new BoundedMap<string, User>({bounds, weigh: weighUser, onDrop});

  function find(identifier: string): User {
    return users.get(identifier) ?? {identifier, profile: {}, preferences: noPreferences};
  }

  function change(identifier: string, changes: Partial<Omit<User, 'identifier'>>): void {
    users.set(identifier, {...find(identifier), ...changes});
  }

  return {
    find,
    has: identifier => users.get(identifier) !== undefined,
    change,
    mergeProfile: (identifier, attributes) =>
      change(identifier, {profile: {...find(identifier).profile, ...attributes}}),
    delete: identifier => users.delete(identifier) !== undefined,
    all: () => users.values(),
  };
}
