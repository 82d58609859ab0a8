import useBaseUrl from '@docusaurus/useBaseUrl';
import {CalendarClock} from 'lucide-react';
import {type ReactNode, useEffect, useState} from 'react';
import {manifestPath} from '..';
import styles from './Note.module.css';
import {useSearchSettings} from './useSearchClient';

const dateFormat = {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} satisfies Intl.DateTimeFormatOptions;

/** When the file at an address was written; undefined where there is none. */
async function readDate(url: string): Promise<Date | undefined> {
  const response = await fetch(url, {method: 'HEAD'});
  const date = response.headers.get('last-modified');
  // The development server answers for a missing file with its HTML page.
  const isJson = response.headers.get('content-type')?.includes('json');
  return response.ok && isJson && date ? new Date(date) : undefined;
}

/** The date by address. The index is loaded once per page, so its date is asked for once too. */
const dates = new Map<string, Date>();

/**
 * Says which build the index is from, and how to renew it. For the development server, which
 * serves the index of the last build; nothing while there is no index, or with a search server.
 */
export default function IndexDate(): ReactNode {
  const url = useBaseUrl(`/${manifestPath}`);
  const {nodes} = useSearchSettings().typesenseServerConfig;
  const [date, setDate] = useState(dates.get(url));

  useEffect(() => {
    if (date || nodes) return;
    let isMounted = true;
    readDate(url).then(
      read => {
        if (read) dates.set(url, read);
        if (isMounted) setDate(read);
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [url, date, nodes]);

  return (
    <div role="status">
      {date && !nodes && (
        <p className={styles.note}>
          <CalendarClock className={styles.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>
            This index is from the build of {date.toLocaleString('en', dateFormat)}. To renew it,
            run <code style={{whiteSpace: 'nowrap'}}>npm run build</code>.
          </span>
        </p>
      )}
    </div>
  );
}
