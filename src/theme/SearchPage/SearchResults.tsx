import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AnswerNote from '@site/src/search/ui/AnswerNote';
import IndexDate from '@site/src/search/ui/IndexDate';
import {NoResults, SearchFailed} from '@site/src/search/ui/Message';
import {resultPages} from '@site/src/search/ui/results';
import Skeleton from '@site/src/search/ui/Skeleton';
import {maxResults} from '@site/src/search/ui/searchPageUrl';
import {useDelayed} from '@site/src/search/ui/useDelayed';
import {usePageAddresses} from '@site/src/search/ui/usePageAddresses';
import {useSearch} from '@site/src/search/ui/useSearch';
import {useSearchClient, useSearchSettings} from '@site/src/search/ui/useSearchClient';
import {useSearchScope} from '@site/src/search/ui/useSearchScope';
import {type ReactNode, useEffect, useEffectEvent, useMemo, useRef} from 'react';
import ResultList from './ResultList';
import SearchForm from './SearchForm';
import Suggestions from './Suggestions';
import styles from './styles.module.css';
import {useSearchAddress} from './useSearchAddress';

function foundText(count: number, isAtLeast = false): string {
  if (isAtLeast) return `More than ${count === 1 ? 'one document' : `${count} documents`} found`;
  if (count === 0) return 'No documents found';
  return count === 1 ? 'One document found' : `${count} documents found`;
}

export default function SearchResults(): ReactNode {
  const status = useRef<HTMLParagraphElement>(null);
  const address = useSearchAddress();
  const {query, limit} = address;
  const {feedbackEmail} = useSearchSettings();
  const {filterBy, version} = useSearchScope(address.version);
  // The first part of the index has other pages first: what is shown would depend on the connection, or move.
  const search = {query, filterBy, limit, whole: true};
  const {result, error, isPending, retry} = useSearch(useSearchClient(), search);
  const pages = useMemo(() => (result ? resultPages(result) : []), [result]);
  const isSlow = useDelayed(isPending);
  const addresses = usePageAddresses(pages.length > 0);

  // The latest version goes without saying; another one stays with the address.
  const unsaidVersion = address.version || version?.isLast ? undefined : version?.name;
  const fixVersion = useEffectEvent(address.fixVersion);
  useEffect(() => {
    if (unsaidVersion) fixVersion(unsaidVersion);
  }, [unsaidVersion]);

  const title = query.trim() ? `Search results for "${query.trim()}"` : 'Search the documentation';
  const found = result?.found ?? 0;
  // The server knows no query, so what it renders says nothing about one.
  const isBlank = useIsBrowser() && query.trim() === '';

  return (
    <main className={styles.main}>
      <PageMetadata title={title} />
      <h1 className={styles.title}>{title}</h1>
      <SearchForm address={address} version={version?.name} />
      {process.env.NODE_ENV === 'development' && <IndexDate />}
      <AnswerNote isFallback={result?.isFallback} isIncomplete={result?.isIncomplete} />
      <p ref={status} role="status" className={styles.status} tabIndex={-1}>
        {isSlow && 'Searching …'}
        {!isSlow && result && foundText(found, result.isAtLeast)}
      </p>
      {isSlow && !result && <Skeleton />}
      {error && (
        <SearchFailed
          error={error}
          onRetry={() => {
            // The button goes when the search succeeds, so the focus waits where it says how many.
            status.current?.focus();
            retry();
          }}
        />
      )}
      {result?.found === 0 && (
        <NoResults query={result.request_params.q} feedbackEmail={feedbackEmail} />
      )}
      {(result?.found === 0 || isBlank) && <Suggestions />}
      <ResultList
        pages={pages}
        addresses={addresses}
        isPending={isPending}
        // Asking for one longer list, not for its next piece, cannot lose or repeat a result.
        onMore={found > pages.length && limit < maxResults ? address.showMore : undefined}
      />
      <noscript>
        <p>
          Search needs scripts. Every page is also listed in the sidebar of the{' '}
          <Link to="/docs">documentation</Link> and of the <Link to="/api">API reference</Link>.
        </p>
      </noscript>
    </main>
  );
}
