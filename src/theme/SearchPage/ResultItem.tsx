import Link from '@docusaurus/Link';
import Highlighted from '@site/src/search/ui/Highlighted';
import HitIcon from '@site/src/search/ui/HitIcon';
import type {ResultHit, ResultPage} from '@site/src/search/ui/results';
import type {ReactNode} from 'react';
import styles from './ResultItem.module.css';

function Snippet({hit}: {hit: ResultHit}): ReactNode {
  return (
    hit.snippet.length > 0 && (
      <p className={styles.snippet}>
        <Highlighted parts={hit.snippet} />
      </p>
    )
  );
}

function SectionHit({hit}: {hit: ResultHit}): ReactNode {
  return (
    <li className={styles.section}>
      <span className={styles.icon}>
        <HitIcon kind="section" />
      </span>
      <div>
        {hit.trail && <span className={styles.trail}>{hit.trail} › </span>}
        <Link className={styles.sectionLink} to={hit.url}>
          <Highlighted parts={hit.title} />
        </Link>
        <Snippet hit={hit} />
      </div>
    </li>
  );
}

/** One page of the site with the places on it that match. */
export default function ResultItem({page}: {page: ResultPage}): ReactNode {
  const own = page.hits.find(({kind}) => kind !== 'section');
  const sections = page.hits.filter(({kind}) => kind === 'section');
  return (
    <li className={styles.item}>
      {page.category !== page.title && <p className={styles.category}>{page.category}</p>}
      <h2 className={styles.heading}>
        <Link to={page.url}>
          <Highlighted parts={own?.title ?? [{text: page.title, marked: false}]} />
        </Link>
      </h2>
      {own && <Snippet hit={own} />}
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map(hit => (
            <SectionHit key={hit.url} hit={hit} />
          ))}
        </ul>
      )}
    </li>
  );
}
