import type {Model} from '../contract/document';
import type {InboxItem} from '../state/inbox';
import type {RealtimeNotification} from './events';

/** An inbox item as the interface shows it. */
export function notificationBody(item: InboxItem): Model<'Notification'> {
  const {id, createdAt, seenAt, clickedAt} = item;
  const {title, message, icon, url, data, blocks} = item.content;
  return {
    id,
    title,
    message,
    icon,
    url,
    data,
    blocks: [...blocks],
    createdAt,
    seenAt,
    clickedAt,
  };
}

/** An inbox item as the real-time connection passes it on. */
export function realtimeNotification(item: InboxItem): RealtimeNotification {
  const body = notificationBody(item);
  return {...body, description: body.message, created_at: body.createdAt};
}
