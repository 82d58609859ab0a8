import {toDateTime} from '../clock';
import type {RealtimePayloads, RunState} from '../delivery/events';
import {notificationBody} from '../delivery/notificationBody';
import {Problem} from '../http/problem';
import type {Platform} from '../platform';
import type {InboxItem} from '../state/inbox';
import type {Handlers} from './handler';

/** The most that the deprecated bulk call marks as seen. */
const markedAtOnce = 15;

interface ItemCall {
  userId: string;
  parameters: {id: number};
}

/** @throws Problem 404 when the user has no such notification */
export function findItem({userId, parameters}: ItemCall, {state}: Platform): InboxItem {
  const item = state.inbox.find(userId, parameters.id);
  if (!item) throw new Problem(404);
  return item;
}

/** Tells the user's open inboxes. */
export function tell<Name extends keyof RealtimePayloads>(
  {emit}: Platform,
  userId: string,
  name: Name,
  payload: RealtimePayloads[Name],
): void {
  // The union of events has a member for each name; TypeScript cannot tell which one this is.
  emit({type: 'realtime', userId, name, payload} as Parameters<Platform['emit']>[0]);
}

/** Writes into the journal what became of a notification. */
function tellRun({run, userId}: InboxItem, state: RunState, platform: Platform): void {
  if (run) platform.tellRun(run, userId, {state, channel: 'inApp'});
}

/** Marks as seen what was not. */
export function markSeen(items: readonly InboxItem[], userId: string, platform: Platform): void {
  const unseen = items.filter(item => item.seenAt === null);
  for (const item of unseen) {
    item.seenAt = toDateTime(platform.now());
    tellRun(item, 'seen', platform);
  }
  const newest = unseen.at(-1);
  if (!newest) return;
  const unreadNotificationCount = platform.state.inbox.unseenCount(userId);
  const notification = {id: newest.id};
  tell(platform, userId, 'NOTIFICATION_SEEN', {unreadNotificationCount, notification});
}

/** Marks as read what was not. Who reads a notification has seen it. */
export function markRead(items: readonly InboxItem[], userId: string, platform: Platform): void {
  markSeen(items, userId, platform);
  for (const item of items) {
    if (item.clickedAt !== null) continue;
    item.clickedAt = toDateTime(platform.now());
    tellRun(item, 'read', platform);
  }
}

/**
 * One page, newest first.
 *
 * @param items from the oldest to the newest
 */
export function inboxPage(
  items: readonly InboxItem[],
  {pageNo, limit}: {pageNo: number; limit: number},
  unreadCount: number,
) {
  const end = items.length - (pageNo - 1) * limit;
  const page = end > 0 ? items.slice(Math.max(0, end - limit), end).reverse() : [];
  return {
    unreadCount,
    pagination: {totalCount: items.length},
    data: page.map(notificationBody),
  };
}

export const inboxHandlers = {
  listNotification({parameters, userId}, {state}) {
    return inboxPage(state.inbox.itemsOf(userId), parameters, state.inbox.unseenCount(userId));
  },

  getNotification(call, platform) {
    const item = findItem(call, platform);
    markSeen([item], call.userId, platform);
    return notificationBody(item);
  },

  deleteNotification(call, platform) {
    const item = findItem(call, platform);
    platform.state.inbox.delete(item);
    tellRun(item, 'deleted', platform);
    tell(platform, call.userId, 'NOTIFICATION_DELETED', {id: item.id});
    return undefined;
  },

  markAllNotificationsAsSeen({userId}, platform) {
    const unseen = platform.state.inbox.itemsOf(userId).filter(item => item.seenAt === null);
    markSeen(unseen.slice(-markedAtOnce), userId, platform);
    return undefined;
  },

  deleteAllNotifications({userId}, platform) {
    const items = [...platform.state.inbox.itemsOf(userId)];
    platform.state.inbox.deleteAll(userId);
    for (const item of items) tellRun(item, 'deleted', platform);
    tell(platform, userId, 'ALL_NOTIFICATION_DELETED', {});
    return undefined;
  },

  markNotificationAsRead(call, platform) {
    const item = findItem(call, platform);
    markRead([item], call.userId, platform);
    tell(platform, call.userId, 'NOTIFICATION_READ', {id: item.id});
    return undefined;
  },

  markNotificationAsUnseen(call, platform) {
    const item = findItem(call, platform);
    item.seenAt = null;
    tellRun(item, 'unseen', platform);
    return undefined;
  },

  markNotificationAsUnread(call, platform) {
    const item = findItem(call, platform);
    item.clickedAt = null;
    tellRun(item, 'unread', platform);
    return undefined;
  },
} satisfies Handlers<
  | 'listNotification'
  | 'getNotification'
  | 'deleteNotification'
  | 'markAllNotificationsAsSeen'
  | 'deleteAllNotifications'
  | 'markNotificationAsRead'
  | 'markNotificationAsUnseen'
  | 'markNotificationAsUnread'
>;
