import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {LogLine} from './useRunner';

/** What the code logs, and the addresses that it wanted to open. */
export default function LogPanel({log}: {log: readonly LogLine[]}): ReactNode {
  if (log.length === 0) return <p className={styles.note}>Nothing was logged.</p>;
  return (
    <ol className={styles.log}>
      {log.map(({id, level, text}) => (
        <li key={id} className={clsx(styles.line, level === 'error' && styles.errorLine)}>
          <span className={styles.note}>{level}</span> <code>{text}</code>
          {level === 'opened' && ' (a playground opens no addresses)'}
        </li>
      ))}
    </ol>
  );
}
