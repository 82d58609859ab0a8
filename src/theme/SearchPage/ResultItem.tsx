import Link from '@docusaurus/Link';
import type {PageOfVersion} from '@site/src/content/pageAddresses';
import Highlighted from '@site/src/search/ui/Highlighted';
import HitIcon from '@site/src/search/ui/HitIcon';
import type {ResultHit, ResultPage} from '@site/src/search/ui/results';
import {placeOf, searchMemory} from '@site/src/search/ui/searchMemory';
import {Fragment, type ReactNode} from 'react';
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

interface HitProps {
  page: ResultPage;
  hit: ResultHit;
  className?: string;
}

function HitLink({page, hit, className}: HitProps): ReactNode {
  return (
    <Link
      className={className}
      to={hit.url}
      onClick={() => searchMemory.rememberPlace(placeOf(page, hit))}
    >
      <Highlighted parts={hit.title} />
    </Link>
  );
}

function SectionHit({page, hit}: HitProps): ReactNode {
  return (
    <li className={styles.section}>
      <span className={styles.icon}>
        <HitIcon kind="section" />
      </span>
      <div>
        {hit.trail && <span className={styles.trail}>{hit.trail} › </span>}
        <HitLink page={page} hit={hit} className={styles.sectionLink} />
        <Snippet hit={hit} />
      </div>
    </li>
  );
}

/** The hit of the page itself; where only its sections match, one without a match. */
function ownHit({url, title, hits}: ResultPage): ResultHit {
  const own = hits.find(({kind}) => kind !== 'section');
  return own ?? {url, kind: 'page', title: [{text: title, marked: false}], trail: '', snippet: []};
}

interface OtherVersionsProps {
  title: string;
  versions: readonly PageOfVersion[];
}

/** The same page in other versions of the documentation. */
function OtherVersions({title, versions}: OtherVersionsProps): ReactNode {
  return (
    versions.length > 0 && (
      <span className={styles.versions}>
        Also in{' '}
        {versions.map(({label, path, isClosest}, index) => (
          <Fragment key={label}>
            {index > 0 && ', '}
            <Link
              to={path}
              aria-label={`${label}: ${isClosest ? 'the page closest to ' : ''}${title}`}
            >
              {label}
            </Link>
          </Fragment>
        ))}
      </span>
    )
  );
}

interface Props {
  page: ResultPage;
  /** The page in other docs versions, newest first. */
  otherVersions: readonly PageOfVersion[];
}

/** One page of the site with the places on it that match. */
export default function ResultItem({page, otherVersions}: Props): ReactNode {
  const own = ownHit(page);
  const sections = page.hits.filter(({kind}) => kind === 'section');
  return (
    <li className={styles.item} data-page={page.url}>
      {/* Always there: the versions arrive after the results, and move nothing. */}
      <p className={styles.place}>
        <span className={styles.category}>{page.category !== page.title && page.category}</span>
        <OtherVersions title={page.title} versions={otherVersions} />
      </p>
      <h2 className={styles.heading}>
        <HitLink page={page} hit={own} />
      </h2>
      <Snippet hit={own} />
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map(hit => (
            <SectionHit key={hit.url} page={page} hit={hit} />
          ))}
        </ul>
      )}
    </li>
  );
}
