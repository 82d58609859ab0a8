import type {Model} from '../contract/document';
import type {Content} from '../state/content';
import type {InboxItem} from '../state/inbox';
import type {RealtimeNotification} from './events';

/** What an item says in the state that it is in. A state that its template does not have changes nothing. */
function contentOf({content, state}: InboxItem): Content {
  const {states = {}} = content;
  return state !== null && Object.hasOwn(states, state) ? {...content, ...states[state]} : content;
}

/** An inbox item as the interface shows it. */
export function notificationBody(item: InboxItem): Model<'Notification'> {
  const {id, createdAt, seenAt, clickedAt} = item;
  const {title, message, icon, url, data, blocks} = contentOf(item);
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
