import {CloudAlert} from 'lucide-react';
import type {ReactNode} from 'react';
import {Button} from '../Button';
import styles from './styles.module.css';

interface LoadErrorProps {
  error: Error;
  onRetry(): void;
}

/** Says that a part of the site did not arrive, why, and offers to ask for it again. */
export default function LoadError({error, onRetry}: LoadErrorProps): ReactNode {
  return (
    <div role="alert" className={styles.error}>
      <CloudAlert className={styles.icon} size={28} strokeWidth={1.5} aria-hidden="true" />
      <div className={styles.text}>
        <p className={styles.title}>This page did not load completely.</p>
        <p className={styles.reason}>{error.message}</p>
      </div>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
