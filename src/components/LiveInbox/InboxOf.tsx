import {type ReactNode, useEffect} from 'react';
import {Button} from '../Button';
import Host from './Host';
import styles from './inboxOf.module.css';
import {useInbox} from './useInbox';

interface Props {
  /** A user that the sandbox of this tab knows. */
  userId: string;
}

/** The live inbox of a user, open from the beginning, in the latest version of the component. */
export default function InboxOf({userId}: Props): ReactNode {
  const {state, host, open} = useInbox({docsVersion: 'current', userId});

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; another user is another inbox
  useEffect(open, []);

  return (
    <section className={styles.inbox} aria-label={`Inbox of ${userId}`}>
      <Host host={host} isShown={state === 'open'} />
      <div className={styles.message}>
        <p role="status">
          {state === 'opening' && 'Loading the inbox…'}
          {state === 'failed' && 'The inbox did not load. Check your connection and try again.'}
        </p>
        {state === 'failed' && (
          <Button look="secondary" onClick={open}>
            Try again
          </Button>
        )}
      </div>
    </section>
  );
}
