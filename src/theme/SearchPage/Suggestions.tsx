import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {suggestedQueries} from '@site/src/search/suggestions';
import {searchPageUrl} from '@site/src/search/ui/searchPageUrl';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Queries that find something, after one that found nothing. */
export default function Suggestions(): ReactNode {
  const {pathname} = useLocation();
  return (
    <div className={styles.suggestions}>
      <p>Try searching for</p>
      <ul>
        {suggestedQueries.map(query => (
          <li key={query}>
            <Link to={searchPageUrl(pathname, query)}>{query}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
