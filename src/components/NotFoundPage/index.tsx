/**
 * What replaces a page that does not exist: the page in the versions that have it, a search field filled
 * with the words of the address, and the pages most readers want. An address that moved leads on, where no server did
 * so.
 */
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {redirectTarget} from '@engagespot-docs/publish/redirects';
import addresses from '@generated/docusaurus-plugin-content-docs/default/addresses.json';
import rules from '@generated/redirect-rules/default/rules.json';
import {Button} from '@site/src/components/Button';
import {Card, Cards} from '@site/src/components/Cards';
import Lead from '@site/src/components/Lead';
import {type Elsewhere, findElsewhere, type PageOfVersion} from '@site/src/content/pageAddresses';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

/** `/docs/features/in-app-inbox/` → `features in app inbox`: what the reader was probably looking for. */
function wordsOfPath(pathname: string): string {
  return pathname
    .replace(/^\/(docs|api)(\/\d+\.\d+\.\w+)?(?=\/)/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word && word !== 'html')
    .join(' ');
}

/** The page in the versions that have it. */
function OtherVersions({version, pages}: {version: string; pages: readonly PageOfVersion[]}) {
  return (
    <nav aria-labelledby="other-versions">
      <p id="other-versions">Version {version} does not have this page. It is in:</p>
      <ul>
        {pages.map(({label, path, isClosest}) => (
          <li key={label}>
            <Link to={path}>{label}</Link>
            {isClosest && ', the closest page'}
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function NotFoundPage({className}: Props): ReactNode {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  const [query, setQuery] = useState('');
  // The server renders one page for every dead address, so the words are known in the browser only.
  const [elsewhere, setElsewhere] = useState<Elsewhere>();
  useEffect(() => setQuery(wordsOfPath(path)), [path]);
  useEffect(() => {
    const target = redirectTarget(rules, path);
    const found = findElsewhere(addresses, pathname);
    setElsewhere(found);
    if (target) history.replace(baseUrl + target.slice(1) + search + hash);
    else if (found?.kind === 'moved') history.replace(found.path + search + hash);
  }, [history, baseUrl, path, pathname, search, hash]);

  return (
    <main className={clsx('container', styles.notFound, className)}>
      {/* Below /docs and /api this stands alone, without the page that has a title. */}
      <PageMetadata title="Page not found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p className={styles.code}>404</p>
      <Heading as="h1">Page not found</Heading>
      <Lead>
        There is no page at this address. It might have moved: search for it, or start from one of
        the pages below.
      </Lead>
      {elsewhere?.kind === 'others' && <OtherVersions {...elsewhere} />}
      <search>
        <form className={styles.search} action={`${baseUrl}search`}>
          <input
            name="q"
            type="search"
            aria-label="Search the documentation"
            placeholder="Search docs"
            value={query}
            onChange={event => setQuery(event.target.value)}
            required
          />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <Cards>
        <Card title="Quick start" href="/docs/introduction/quick-start" icon="rocket">
          From zero to your first notification.
        </Card>
        <Card title="Documentation" href="/docs" icon="book">
          Every topic, grouped by goal.
        </Card>
        <Card title="REST API" href="/api" icon="terminal">
          Calls, authentication and errors.
        </Card>
        <Card title="Support" href="/docs/get-support" icon="life-buoy">
          Tell us which link led you here.
        </Card>
      </Cards>
      <p>
        <Link to="/">Back to the home page</Link>
      </p>
    </main>
  );
}
