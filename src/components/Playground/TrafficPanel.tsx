import type {CallEntry, TrafficEntry} from '@site/src/playground/host/traffic';
import type {ReactNode} from 'react';
import {prettyJson} from '../Console/form';
import PlainCode from '../Console/PlainCode';
import Method from '../Method';
import styles from './styles.module.css';

function pathOf(url: string): string {
  const {pathname, search} = new URL(url);
  return pathname + search;
}

function Call({entry}: {entry: CallEntry}): ReactNode {
  const {from, method, url, status, duration, requestHeaders, requestBody, responseBody} = entry;
  const headers = requestHeaders.map(([name, value]) => `${name}: ${value}`).join('\n');
  return (
    <details>
      <summary>
        <Method>{method}</Method> <code>{pathOf(url)}</code> <strong>{status}</strong>{' '}
        <span className={styles.note}>
          {Math.round(duration)} ms{from === 'backend' && ', from the backend'}
        </span>
      </summary>
      <PlainCode
        title="Request"
        code={`${method} ${url}\n${headers}${requestBody && `\n\n${prettyJson(requestBody)}`}`}
      />
      {responseBody && <PlainCode title="Response" code={prettyJson(responseBody)} />}
    </details>
  );
}

function Entry({entry}: {entry: TrafficEntry}): ReactNode {
  if (entry.kind === 'call') return <Call entry={entry} />;
  if (entry.kind === 'blocked') {
    return (
      <p className={styles.blocked}>
        Blocked: <code>{entry.url}</code>. A playground sends no requests ({entry.directive}).
      </p>
    );
  }
  return (
    <p className={styles.realtime}>
      <span className={styles.note}>{entry.direction}</span> <code>{entry.text}</code>
    </p>
  );
}

/** The calls of the SDK and of the backend, and the messages of the live connection, newest first. */
export default function TrafficPanel({traffic}: {traffic: readonly TrafficEntry[]}): ReactNode {
  if (traffic.length === 0) {
    return <p className={styles.note}>Run the code to see its requests and real-time messages.</p>;
  }
  return (
    <>
      <p className={styles.note}>Simulated: nothing leaves this page.</p>
      <ol className={styles.traffic}>
        {[...traffic].reverse().map(entry => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </>
  );
}
