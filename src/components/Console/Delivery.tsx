import type {ReactNode} from 'react';
import {Button} from '../Button';
import styles from './styles.module.css';

interface Props {
  /** Users to whose inbox the request delivered something. */
  inboxes: readonly string[];
  /** The user whose inbox is open. */
  openUserId: string | undefined;
  /** Opens the inbox of a user, or closes it. */
  onChange(userId: string | undefined): void;
}

function Text({inboxes, userId}: {inboxes: readonly string[]; userId: string}): ReactNode {
  const others = inboxes.length - 1;
  return (
    <p className={styles.delivered}>
      {inboxes.length > 0 ? 'Delivered to the inbox of ' : 'The inbox of '}
      <strong>{userId}</strong>
      {others > 0 && ` and of ${others} other ${others > 1 ? 'users' : 'user'}`}
    </p>
  );
}

/** Says where a notification can be seen, and opens the inbox there. Nothing, if there is no inbox to speak of. */
export default function Delivery({inboxes, openUserId, onChange}: Props): ReactNode {
  const isReached = openUserId !== undefined && inboxes.includes(openUserId);
  const userId = isReached ? openUserId : (inboxes[0] ?? openUserId);
  if (userId === undefined) return null;
  const isOpen = userId === openUserId;
  return (
    <div className={styles.delivery}>
      <Text inboxes={inboxes} userId={userId} />
      <Button
        look="secondary"
        aria-expanded={isOpen}
        onClick={() => onChange(isOpen ? undefined : userId)}
      >
        {isOpen ? 'Close the inbox' : 'Open the inbox'}
      </Button>
    </div>
  );
}
