import {PageMetadata} from '@docusaurus/theme-common';
import {NoResults, SearchFailed, SearchNotBuilt} from '@site/src/search/ui/Message';
import {resultPages} from '@site/src/search/ui/results';
import {useDelayed} from '@site/src/search/ui/useDelayed';
import {useSearch} from '@site/src/search/ui/useSearch';
import {
  isSearchBuilt,
  useSearchClient,
  useSearchSettings,
} from '@site/src/search/ui/useSearchClient';
import {useSearchScope} from '@site/src/search/ui/useSearchScope';
import {type ReactNode, useMemo, useState} from 'react';
import ResultItem from './ResultItem';
import SearchForm from './SearchForm';
import Suggestions from './Suggestions';
import styles from './styles.module.css';
import {useAddressQuery} from './useAddressQuery';

const pageSize = 10;
/** More than this no engine gives in one answer, and nobody reads. */
const maxResults = 250;

function foundText(count: number): string {
  return count === 1 ? 'One document found' : `${count} documents found`;
}

export default function SearchResults(): ReactNode {
  const address = useAddressQuery();
  const {query, version} = address;
  const {feedbackEmail} = useSearchSettings();
  const scope = useSearchScope(version);
  const [more, setMore] = useState({query, limit: pageSize});
  // Asking for one longer list, not for its next piece, cannot lose or repeat a result.
  const limit = more.query === query ? more.limit : pageSize;
  const search = {query: isSearchBuilt ? query : '', filterBy: scope.filterBy, limit};
  const {result, error, isPending, retry} = useSearch(useSearchClient(), search);
  const isSlow = useDelayed(isPending);
  const pages = useMemo(() => (result ? resultPages(result) : []), [result]);

  const title = query.trim() ? `Search results for "${query.trim()}"` : 'Search the documentation';
  const found = result?.found ?? 0;
  const hasMore = found > pages.length && limit < maxResults;

  return (
    <main className={styles.main}>
      <PageMetadata title={title} />
      <h1 className={styles.title}>{title}</h1>
      <SearchForm address={address} />
      {!isSearchBuilt && <SearchNotBuilt />}
      <p role="status" className={styles.status}>
        {isSlow && 'Searching …'}
        {!isSlow && result && found > 0 && foundText(found)}
      </p>
      {error && <SearchFailed onRetry={retry} />}
      {result && found === 0 && (
        <>
          <NoResults query={result.request_params.q} feedbackEmail={feedbackEmail} />
          <Suggestions />
        </>
      )}
      <ol className={styles.results} aria-busy={isPending}>
        {pages.map(page => (
          <ResultItem key={page.url} page={page} />
        ))}
      </ol>
      {hasMore && (
        <button
          type="button"
          className={styles.more}
          onClick={() => setMore({query, limit: limit + pageSize})}
        >
          Load more
        </button>
      )}
      <noscript>
        <p>Search needs scripts. Every page is also listed in the sidebar of the documentation.</p>
      </noscript>
    </main>
  );
}
