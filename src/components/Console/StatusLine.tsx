import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Outcome} from './send';
import {statusText} from './statusText';
import styles from './styles.module.css';

interface Props {
  outcome: Outcome | undefined;
  isSending: boolean;
}

/** What came back in one sentence, which is announced: `202 Accepted in 3 ms`. Empty before the first request. */
export default function StatusLine({outcome, isSending}: Props): ReactNode {
  return (
    <p className={styles.status} role="status">
      {isSending
        ? 'Sending…'
        : outcome?.kind === 'response' && (
            <>
              <strong
                className={clsx(styles.code, outcome.status < 400 ? styles.good : styles.bad)}
              >
                {statusText(outcome.status)}
              </strong>{' '}
              <span className={styles.note}>in {Math.round(outcome.duration)} ms</span>
            </>
          )}
    </p>
  );
}
