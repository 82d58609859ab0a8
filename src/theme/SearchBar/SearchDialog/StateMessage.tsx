import {NoResults, SearchFailed} from '@site/src/search/ui/Message';
import Skeleton from '@site/src/search/ui/Skeleton';
import {useSearchSettings} from '@site/src/search/ui/useSearchClient';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {DialogContent} from './useDialogContent';

interface Props {
  content: DialogContent;
  /** Whether an answer keeps the reader waiting. */
  isSlow: boolean;
  onRetry(): void;
}

/** What replaces results, or above the list, when there are none to show. */
export default function StateMessage({content, isSlow, onRetry}: Props): ReactNode {
  const {feedbackEmail} = useSearchSettings();
  switch (content.status) {
    case 'waiting':
      return (
        isSlow && (
          <div className={styles.waiting}>
            <Skeleton />
          </div>
        )
      );
    case 'failed':
      return content.error && <SearchFailed error={content.error} onRetry={onRetry} />;
    case 'empty':
      return <NoResults query={content.query} feedbackEmail={feedbackEmail} />;
    default:
      return null;
  }
}
