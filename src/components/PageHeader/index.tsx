import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {Clock, History} from 'lucide-react';
import {type ReactNode, Suspense, startTransition, useEffect, useState} from 'react';
import Lead from '../Lead';
import {lazyPart} from '../LoadError/lazyPart';
import PageActions from '../PageActions';
import {useComparedVersion} from './comparedVersion';
import {useReadingTime} from './readingTime';
import styles from './styles.module.css';

const VersionChanges = lazyPart(() => import('../VersionChanges'));

/** A name in code, such as `Engagespot.init() method`, may break behind its dots. */
function breakable(title: string): ReactNode[] {
  return title.split(/(?<=\w\.)(?=\w)/).flatMap((part, index) => {
    const key = `${index} ${part}`;
    return index === 0 ? [part] : [<wbr key={key} />, part];
  });
}

/** A date in English, the same on the server and in every browser's time zone. */
const dateFormat = new Intl.DateTimeFormat('en', {dateStyle: 'medium', timeZone: 'UTC'});

function LastUpdated({timestamp}: {timestamp: number}): ReactNode {
  const date = new Date(timestamp);
  return (
    <li>
      <History size={14} aria-hidden="true" />
      <span className={ThemeClassNames.common.lastUpdated}>
        Updated <time dateTime={date.toISOString()}>{dateFormat.format(date)}</time>
      </span>
    </li>
  );
}

/**
 * The head of a documentation page: title, what can be done with the page, the one-sentence description, and the row of
 * page facts (version, reading time, last change, changes between versions). Below it, the changes if a reader or the
 * address asks for them.
 */
export default function PageHeader(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const version = useDocsVersion();
  const minutes = useReadingTime();
  // A reference is looked up, not read.
  const {content_type: contentType = ''} = frontMatter as {content_type?: string};
  const isReference = contentType.startsWith('api-');
  const isVersioned = version.pluginId === 'default';
  const compared = useComparedVersion();
  const [isComparing, setIsComparing] = useState(false);
  // Without a placeholder, after which React would wait before it shows what has arrived.
  useEffect(() => startTransition(() => setIsComparing(location.search.includes('changes='))), []);
  return (
    <>
      <header className={styles.header}>
        <Heading as="h1">
          {contentType === 'api-member' ? breakable(metadata.title) : metadata.title}
        </Heading>
        <PageActions path={metadata.permalink} editUrl={metadata.editUrl} />
        <Lead>{metadata.description}</Lead>
        <ul
          className={styles.facts}
          aria-label="About this page"
          data-search-ignore
          data-markdown-ignore
        >
          {isVersioned && <li className={styles.version}>{version.label}</li>}
          {minutes !== undefined && !isReference && (
            <li>
              <Clock size={14} aria-hidden="true" />
              {minutes} min read
            </li>
          )}
          {metadata.lastUpdatedAt && <LastUpdated timestamp={metadata.lastUpdatedAt} />}
          {compared && (
            <li>
              <button
                type="button"
                className="clean-btn"
                aria-expanded={isComparing}
                onClick={() => startTransition(() => setIsComparing(!isComparing))}
              >
                Changes {compared.isOldest ? 'after' : 'since'} {compared.since}
              </button>
              <noscript>
                <a href={compared.path}>This page in another version</a>
              </noscript>
            </li>
          )}
        </ul>
      </header>
      <Suspense>
        {compared && isComparing && (
          <VersionChanges path={metadata.permalink} onClose={() => setIsComparing(false)} />
        )}
      </Suspense>
    </>
  );
}
