import {type LucideIcon, SearchX, Unplug, WifiOff} from 'lucide-react';
import type {ReactNode} from 'react';
import type {SearchError} from '..';
import styles from './Message.module.css';

interface MessageProps {
  icon: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
}

function Message({icon: Icon, title, children}: MessageProps): ReactNode {
  return (
    <div className={styles.message}>
      <Icon className={styles.icon} size={28} strokeWidth={1.5} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}

/** Shown by the development server before the first build. */
function IndexMissing(): ReactNode {
  return (
    <Message icon={Unplug} title="Search has no index yet">
      <p>
        Builds make it: run <code>npm run build</code> in another terminal. Search works as soon as
        the build ends.
      </p>
    </Message>
  );
}

interface SearchFailedProps {
  error: SearchError;
  onRetry(): void;
}

/** Shown when a search failed, with a way to repeat it. */
export function SearchFailed({error, onRetry}: SearchFailedProps): ReactNode {
  if (process.env.NODE_ENV === 'development' && error.kind === 'server') return <IndexMissing />;
  return (
    <div role="alert">
      <Message icon={WifiOff} title="Unable to fetch results">
        <p>You might want to check your network connection.</p>
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try again
        </button>
      </Message>
    </div>
  );
}

interface NoResultsProps {
  query: string;
  /** Address that takes reports of missing results. */
  feedbackEmail: string;
}

/** Shown when nothing was found, above what to try instead. */
export function NoResults({query, feedbackEmail}: NoResultsProps): ReactNode {
  const subject = encodeURIComponent(`Documentation search: no results for "${query}"`);
  return (
    <Message
      icon={SearchX}
      title={
        <>
          No results for "<strong>{query}</strong>"
        </>
      }
    >
      <p>
        Believe this query should return results?{' '}
        <a href={`mailto:${feedbackEmail}?subject=${subject}`}>Let us know.</a>
      </p>
    </Message>
  );
}
