import type {ReactNode} from 'react';
import {prettyJson} from './form';
import PlainCode from './PlainCode';
import type {Outcome} from './send';
import styles from './styles.module.css';

/** Headers, body and consequences of a response; or in words why there is none. */
export default function OutcomeView({outcome}: {outcome: Outcome}): ReactNode {
  if (outcome.kind === 'failure') {
    return (
      <p className={styles.failure} role="alert">
        {outcome.message}
      </p>
    );
  }
  const {headers, body, journal} = outcome;
  return (
    <div className={styles.outcome}>
      <details>
        <summary>{headers.length} headers</summary>
        <dl className={styles.headers}>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {journal.length > 0 && (
        <details open>
          <summary>What happened to the request</summary>
          <ul className={styles.journal}>
            {journal.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {body && <PlainCode title="Response body" code={prettyJson(body)} />}
    </div>
  );
}
