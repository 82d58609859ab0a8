import {BoundedMap, type Bounds} from './boundedMap';
import {type Content, weighContent} from './content';

/** A notification in the inbox of one user. */
export interface InboxItem {
  readonly id: number;
  readonly userId: string;
  readonly content: Content;
  /** ISO 8601 in UTC, as the two below. */
  readonly createdAt: string;
  seenAt: string | null;
  clickedAt: string | null;
  /** Custom state of an actionable notification. */
  state: string | null;
}

export interface Inbox {
  add(userId: string, content: Content, createdAt: string): InboxItem;
  /** The item, if it belongs to this user. */
  find(userId: string, id: number): InboxItem | undefined;
  /** The user whose inbox has the item. */
  ownerOf(id: number): string | undefined;
  /** A user's items, from the oldest to the newest. */
  itemsOf(userId: string): readonly InboxItem[];
  unseenCount(userId: string): number;
  delete(item: InboxItem): void;
  deleteAll(userId: string): void;
}

export interface InboxOptions {
  bounds: Bounds;
  firstId: number;
  onDrop: (item: InboxItem) => void;
}

export function createInbox({bounds, firstId, onDrop}: InboxOptions): Inbox {
  const itemsByUser = new Map<string, InboxItem[]>();
  const items = new BoundedMap<number, InboxItem>({
    bounds,
    weigh: item => weighContent(item.content),
    onDrop: item => {
      forget(item);
      onDrop(item);
    },
  });
  let nextId = firstId;

  function itemsOf(userId: string): readonly InboxItem[] {
    return itemsByUser.get(userId) ?? [];
  }

  function forget(item: InboxItem): void {
    const rest = itemsByUser.get(item.userId);
    rest?.splice(rest.indexOf(item), 1);
    if (rest?.length === 0) itemsByUser.delete(item.userId);
  }

  return {
    itemsOf,
    add(userId, content, createdAt) {
      const item: InboxItem = {
        id: nextId,
        userId,
        content,
        createdAt,
        seenAt: null,
        clickedAt: null,
        state: null,
      };
      nextId += 1;
      itemsByUser.set(userId, itemsByUser.get(userId) ?? []);
      itemsByUser.get(userId)?.push(item);
      items.set(item.id, item);
      return item;
    },
    find(userId, id) {
      const item = items.get(id);
      return item?.userId === userId ? item : undefined;
    },
    ownerOf: id => items.get(id)?.userId,
    unseenCount: userId => itemsOf(userId).filter(item => item.seenAt === null).length,
    delete(item) {
      items.delete(item.id);
      forget(item);
    },
    deleteAll(userId) {
      for (const item of itemsOf(userId)) items.delete(item.id);
      itemsByUser.delete(userId);
    },
  };
}
