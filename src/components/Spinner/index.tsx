import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface SpinnerProps {
  /** What is on its way, in words. */
  children: ReactNode;
  className?: string;
}

/** Shows, and tells screen readers, that something is on its way. */
export default function Spinner({children, className}: SpinnerProps): ReactNode {
  return (
    <div role="status" className={clsx(styles.waiting, className)}>
      <span className={styles.spinner} aria-hidden="true" />
      {children}
    </div>
  );
}
