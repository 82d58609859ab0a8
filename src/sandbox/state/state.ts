import {toDateTime} from '../clock';
import type {Workflow} from '../delivery/workflow';
import type {Bounds, SharedBounds} from './boundedMap';
import {type Categories, createCategories} from './categories';
import {createDrops, type Drops} from './drops';
import {createInbox, type Inbox, type InboxItem} from './inbox';
import {changePreferences, noPreferences, withoutCategory} from './preferences';
import {createRuns, type Run, type Runs} from './runs';
import type {Seed} from './seed';
import {createUsers, type UserBounds, type Users} from './users';

/**
 * How much each part may hold. Of notifications and waiting runs, the oldest of the same user are
 * dropped, or when all users together have too many, those of the user who has the most; a user or
 * a category too many is refused.
 */
export interface Limits {
  users: UserBounds;
  notifications: SharedBounds;
  runs: SharedBounds;
  categories: Bounds;
  /** Runs that the journal tells of. */
  journal: SharedBounds;
}

export const defaultLimits: Limits = {
  users: {entries: 10_000, weight: 16_000_000, perUser: 1_000_000, guaranteed: 6_000},
  notifications: {
    entries: 20_000,
    weight: 32_000_000,
    perOwner: {entries: 1_000, weight: 2_000_000},
  },
  runs: {entries: 10_000, weight: 16_000_000, perOwner: {entries: 500, weight: 2_000_000}},
  categories: {entries: 200, weight: 1_000_000},
  journal: {entries: 10_000, weight: 16_000_000, perOwner: {entries: 200, weight: 400_000}},
};

/** Everything that an instance of the sandbox remembers. */
export interface State {
  users: Users;
  inbox: Inbox;
  runs: Runs;
  categories: Categories;
  workflows: readonly Workflow[];
  /** What had to be dropped. */
  drops: Drops;
  /** Deletes a user with the inbox and the waiting runs. Returns whether there was such a user. */
  deleteUser(identifier: string): boolean;
  /** Deletes a category with what users prefer for it. */
  deleteCategory(id: number): void;
}

export interface StateOptions {
  seed: Seed;
  limits: Limits;
  /** Milliseconds since 1970; ages in the seed are counted back from it. */
  now: number;
  /** Told of a waiting run that will not continue, because it was dropped or its user is gone. */
  onRunLost: (run: Run, reason: string) => void;
  /** Told of a notification that was dropped. */
  onNotificationLost: (item: InboxItem, reason: string) => void;
}

/** Why something of a user had to go. */
function reasonOf(userId: string, forUser: string, what: string): string {
  return userId === forUser
    ? `newer ${what} of the user took its place`
    : `the sandbox is full, and of all users this one had the most ${what}`;
}

export function createState(options: StateOptions): State {
  const {seed, limits, now, onRunLost, onNotificationLost} = options;
  const drops = createDrops();
  const users = createUsers(limits.users);
  const inbox = createInbox({
    bounds: limits.notifications,
    firstId: seed.firstNotificationId,
    onDrop: (item, forUser) => {
      drops.count(item.userId, 'oldest notifications');
      onNotificationLost(item, reasonOf(item.userId, forUser, 'notifications'));
    },
  });
  const runs = createRuns({
    bounds: limits.runs,
    onDrop: (run, forUser) => {
      drops.count(run.userId, 'oldest waiting runs');
      onRunLost(run, reasonOf(run.userId, forUser, 'waiting runs'));
    },
  });
  const categories = createCategories({bounds: limits.categories, initial: seed.categories});

  for (const {identifier, profile, preferences = {}} of seed.users) {
    users.change(identifier, {
      profile,
      preferences: changePreferences(noPreferences, preferences),
    });
  }
  for (const {userId, content, age, seenAfter} of seed.notifications) {
    const item = inbox.add({userId, content, createdAt: toDateTime(now - age)});
    if (typeof item === 'object' && seenAfter !== undefined)
      item.seenAt = toDateTime(now - age + seenAfter);
  }

  return {
    users,
    inbox,
    runs,
    categories,
    workflows: seed.workflows,
    drops,
    deleteUser(identifier) {
      inbox.deleteAll(identifier);
      for (const run of runs.cancel(({userId}) => userId === identifier)) {
        onRunLost(run, 'the user was deleted');
      }
      drops.forget(identifier);
      return users.delete(identifier);
    },
    deleteCategory(id) {
      const category = categories.find(id);
      if (!category) return;
      categories.delete(id);
      for (const {identifier, preferences} of [...users.all()]) {
        if (!preferences.categories.has(category.identifier)) continue;
        users.change(identifier, {
          preferences: withoutCategory(preferences, category.identifier),
        });
      }
    },
  };
}
