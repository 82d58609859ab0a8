import {toDateTime} from '../clock';
import type {Workflow} from '../delivery/workflow';
import type {Bounds, SharedBounds} from './boundedMap';
import {type Categories, createCategories} from './categories';
import {createDrops, type Drops} from './drops';
import {createInbox, type Inbox} from './inbox';
import {changePreferences, noPreferences, withoutCategory} from './preferences';
import {createRuns, type Run, type Runs} from './runs';
import type {Seed} from './seed';
import {createUsers, type UserBounds, type Users} from './users';

/**
 * How much each part may hold. Of notifications and waiting runs, the oldest of the same user are
 * dropped; a user or a category too many is refused. Nothing that one user does costs another one
 * anything.
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
  users: {entries: 10_000, weight: 16_000_000, perUser: 1_000_000},
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
}

export function createState({seed, limits, now, onRunLost}: StateOptions): State {
  const drops = createDrops();
  const users = createUsers(limits.users);
  const inbox = createInbox({
    bounds: limits.notifications,
    firstId: seed.firstNotificationId,
    onDrop: ({userId}) => drops.count(userId, 'oldest notifications'),
  });
  const runs = createRuns({
    bounds: limits.runs,
    onDrop: run => {
      drops.count(run.userId, 'oldest waiting runs');
      onRunLost(run, 'newer runs of the user took its place: the sandbox is full');
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
    if (item && seenAfter !== undefined) item.seenAt = toDateTime(now - age + seenAfter);
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
