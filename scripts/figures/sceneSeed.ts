import type {Scene, SceneNotification} from '../../src/figures/figure.ts';
import {demoSeed, demoUserId, type Seed} from '../../src/sandbox/index.ts';
import {iconAddress} from './icons.ts';

const minute = 60_000;

function toSeed(notification: SceneNotification): Seed['notifications'][number] {
  const {title, message, icon, path, category, data, blocks, minutesAgo, status} = notification;
  return {
    userId: demoUserId,
    content: {
      title,
      message: message ?? null,
      icon: icon ? iconAddress(icon) : null,
      url: path ? `https://app.example.com${path}` : null,
      data: data ?? null,
      blocks: blocks ?? [],
      category,
    },
    age: minutesAgo * minute,
    ...(status && status !== 'new' && {seenAfter: minute}),
  };
}

/** What the sandbox of a scene holds: the demonstration app with the inbox of the scene. */
export function sceneSeed({inbox, categories = true}: Scene): Seed {
  return {
    ...demoSeed,
    ...(!categories && {categories: []}),
    notifications: inbox.map(toSeed).reverse(),
  };
}

/** Ids of the notifications that were read. The seed knows only what was seen; it gives ids from the oldest on. */
export function readIds({inbox}: Scene): number[] {
  const oldestFirst = [...inbox].reverse();
  return oldestFirst.flatMap(({status}, index) =>
    status === 'read' ? [demoSeed.firstNotificationId + index] : [],
  );
}
