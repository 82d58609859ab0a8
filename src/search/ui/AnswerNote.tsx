import {CloudOff} from 'lucide-react';
import type {ReactNode} from 'react';
import styles from './Note.module.css';

const notes = {
  isFallback: 'The search server is not reachable. Results come from the copy in this page.',
  isIncomplete: 'A part of the search index could not be loaded. Some results may be missing.',
};

interface Props {
  /** The embedded engine answers instead of the search server. */
  isFallback: boolean | undefined;
  /** A part of its index cannot be had. */
  isIncomplete: boolean | undefined;
}

/**
 * Says what is wrong with the results. It is always in the page, empty or not, because screen readers
 * announce changes of a region that they know.
 */
export default function AnswerNote({isFallback, isIncomplete}: Props): ReactNode {
  const note = (isIncomplete && notes.isIncomplete) || (isFallback && notes.isFallback);
  return (
    <div role="status">
      {note && (
        <p className={styles.note}>
          <CloudOff className={styles.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
          {note}
        </p>
      )}
    </div>
  );
}
