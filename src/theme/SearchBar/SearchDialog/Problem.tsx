import {NoResults, SearchFailed, SearchNotBuilt} from '@site/src/search/ui/Message';
import {useSearchSettings} from '@site/src/search/ui/useSearchClient';
import type {ReactNode} from 'react';
import type {DialogContent} from './useDialogContent';

/** What stands above the list when there are no results to show. */
export default function Problem({content}: {content: DialogContent}): ReactNode {
  const {feedbackEmail} = useSearchSettings();
  switch (content.status) {
    case 'not-built':
      return <SearchNotBuilt />;
    case 'failed':
      return <SearchFailed onRetry={content.retry} />;
    case 'empty':
      return <NoResults query={content.query} feedbackEmail={feedbackEmail} />;
    default:
      return null;
  }
}
