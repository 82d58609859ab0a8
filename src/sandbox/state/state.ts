import {toDateTime} from '../clock';
import type {Workflow} from '../delivery/workflow';
import type {Bounds} from './boundedMap';
import {type Categories, createCategories} from './categories';
import {createInbox, type Inbox} from './inbox';
import {changePreferences, noPreferences, withoutCategory} from './preferences';
import {createRuns, type Runs} from './runs';
import type {Seed} from './seed';
import {createUsers, type Users} from './users';

/** How much each part may hold before its oldest entries are dropped. */
export interface Limits {
  users: Bounds;
  notifications: Bounds;
  runs: Bounds;
  categories: Bounds;
}

export const defaultLimits: Limits = {
  users: {entries: 1_000, weight: 8_000_000},
  notifications: {entries: 2_000, weight: 32_000_000},
  runs: {entries: 2_000, weight: 32_000_000},
  categories: {entries: 200, weight: 1_000_000},
};

/** Everything that an instance of the sandbox remembers. */
export interface State {
  users: Users;
  inbox: Inbox;
  runs: Runs;
  categories: Categories;
  workflows: readonly Workflow[];
  /** Deletes a user with the inbox and the waiting runs. Returns whether there was such a user. */
  deleteUser(identifier: string): boolean;
  /** Deletes a category with what users prefer for it. */
  deleteCategory(id: number): void;
  /** What had to be dropped since the last call, in words; empty when nothing had to. */
  takeDrops(): string[];
}

export interface StateOptions {
  seed: Seed;
  limits: Limits;
  /** Milliseconds since 1970; ages in the seed are counted back from it. */
  now: number;
}

/** Counts what was dropped, for the answer to the request that was the reason. */
function createDrops() {
  const counts = new Map<string, number>();
  return {
    count: (what: string) => () => {
      counts.set(what, (counts.get(what) ?? 0) + 1);
    },
    take: () => {
      if (counts.size === 0) return [];
      const words = [...counts].map(
        ([what, count]) => `The sandbox is full: it dropped its oldest ${what} (${count})`,
      );
      counts.clear();
      return words;
    },
  };
}

export function createState({seed, limits, now}: StateOptions): State {
  const drops = createDrops();
  const countUser = drops.count('users');
  const countCategory = drops.count('categories');

  function forgetUser(identifier: string): void {
    inbox.deleteAll(identifier);
    runs.cancel(run => run.userId === identifier);
  }

  function forgetCategory(identifier: string): void {
    const concerned = [...users.all()].filter(user => user.preferences.categories.has(identifier));
    for (const user of concerned) {
      users.change(user.identifier, {preferences: withoutCategory(user.preferences, identifier)});
    }
  }

  const users = createUsers({
    bounds: limits.users,
    onDrop: ({identifier}) => {
      forgetUser(identifier);
      countUser();
    },
  });
  const inbox = createInbox({
    bounds: limits.notifications,
    firstId: seed.firstNotificationId,
    onDrop: drops.count('notifications'),
  });
  const runs = createRuns({bounds: limits.runs, onDrop: drops.count('waiting runs')});
  const categories = createCategories({
    bounds: limits.categories,
    initial: seed.categories,
    onDrop: ({identifier}) => {
      forgetCategory(identifier);
      countCategory();
    },
  });

  for (const {identifier, profile, preferences = {}} of seed.users) {
    users.change(identifier, {
      profile,
      preferences: changePreferences(noPreferences, preferences),
    });
  }
  for (const {userId, content, age, seenAfter} of seed.notifications) {
    const item = inbox.add(userId, content, toDateTime(now - age));
    if (seenAfter !== undefined) item.seenAt = toDateTime(now - age + seenAfter);
  }

  return {
    users,
    inbox,
    runs,
    categories,
    workflows: seed.workflows,
    deleteUser(identifier) {
      forgetUser(identifier);
      return users.delete(identifier);
    },
    deleteCategory(id) {
      const category = categories.find(id);
      if (!category) return;
      categories.delete(id);
      forgetCategory(category.identifier);
    },
    takeDrops: drops.take,
  };
}
