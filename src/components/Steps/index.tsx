import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Markdown in which each step starts with a `###` heading. */
  children: ReactNode;
}

/**
 * Numbered steps. The headings stay headings, so every step is in the contents list and can be linked.
 * The numbers are CSS counters: they are never wrong after a step is moved.
 */
export default function Steps({children}: Props): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
