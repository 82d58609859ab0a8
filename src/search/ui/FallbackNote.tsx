import {CloudOff} from 'lucide-react';
import type {ReactNode} from 'react';
import styles from './Note.module.css';

/**
 * Says that the embedded engine answers in the place of the search server. It is always in the page,
 * empty or not, because screen readers announce changes of a region that they know.
 */
export default function FallbackNote({isShown}: {isShown: boolean}): ReactNode {
  return (
    <div role="status">
      {isShown && (
        <p className={styles.note}>
          <CloudOff className={styles.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
          The search server is not reachable. Results come from the copy in this page.
        </p>
      )}
    </div>
  );
}
