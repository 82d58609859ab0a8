import type {RunReference} from '../delivery/events';
import {BoundedMap, type SetResult, type SharedBounds} from './boundedMap';
import {type Content, weighContent} from './content';
import {weigh} from './weight';

/** A notification in the inbox of one user. */
export interface InboxItem {
  readonly id: number;
  readonly userId: string;
  /** The run that delivered it; undefined for what was there from the start. */
  readonly run?: RunReference;
  readonly content: Content;
  /** ISO 8601 in UTC, as the two below. */
  readonly createdAt: string;
  seenAt: string | null;
  clickedAt: string | null;
  /** Custom state of an actionable notification; changed by `setState`. */
  readonly state: string | null;
}

/** What is delivered to whom. */
export type NewItem = Pick<InboxItem, 'userId' | 'content' | 'createdAt' | 'run'>;

export interface Inbox {
  /** @returns why there is no room for the notification, when there is none */
  add(item: NewItem): InboxItem | Exclude<SetResult, 'kept'>;
  /** The item, if it belongs to this user. */
  find(userId: string, id: number): InboxItem | undefined;
  /** The user whose inbox has the item. */
  ownerOf(id: number): string | undefined;
  /** A user's items, from the oldest to the newest. */
  itemsOf(userId: string): readonly InboxItem[];
  unseenCount(userId: string): number;
  setState(item: InboxItem, state: string | null): void;
  delete(item: InboxItem): void;
  deleteAll(userId: string): void;
}

export interface InboxOptions {
  bounds: SharedBounds;
  firstId: number;
  /** @param forUser who needed the room */
  onDrop: (item: InboxItem, forUser: string) => void;
}

type StoredItem = {-readonly [Key in keyof InboxItem]: InboxItem[Key]};

export function createInbox({bounds, firstId, onDrop}: InboxOptions): Inbox {
  const itemsByUser = new Map<string, StoredItem[]>();
  const items = new BoundedMap<number, StoredItem>({
    bounds,
    weigh: ({content, userId, state, run}) => weighContent(content) + weigh([userId, state, run]),
    ownerOf: ({userId}) => userId,
    onDrop: (item, forUser) => {
      forget(item);
      onDrop(item, forUser);
    },
  });
  let nextId = firstId;

  function itemsOf(userId: string): readonly StoredItem[] {
    return itemsByUser.get(userId) ?? [];
  }

  function forget(item: InboxItem): void {
    const rest = itemsByUser.get(item.userId);
    const index = rest?.findIndex(({id}) => id === item.id) ?? -1;
    if (index >= 0) rest?.splice(index, 1);
    if (rest?.length === 0) itemsByUser.delete(item.userId);
  }

  return {
    itemsOf,
    add(added) {
      const item: StoredItem = {
        ...added,
        id: nextId,
        seenAt: null,
        clickedAt: null,
        state: null,
      };
      nextId += 1;
      const result = items.set(item.id, item);
      if (result !== 'kept') return result;
      const list = itemsByUser.get(item.userId) ?? [];
      list.push(item);
      itemsByUser.set(item.userId, list);
      return item;
    },
    find(userId, id) {
      const item = items.get(id);
      return item?.userId === userId ? item : undefined;
    },
    ownerOf: id => items.get(id)?.userId,
    unseenCount(userId) {
      let count = 0;
      for (const {seenAt} of itemsOf(userId)) if (seenAt === null) count += 1;
      return count;
    },
    setState({id}, state) {
      const item = items.get(id);
      if (!item) return;
      item.state = state;
      if (items.set(id, item) === 'kept') return;
      forget(item);
      onDrop(item, item.userId);
    },
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
