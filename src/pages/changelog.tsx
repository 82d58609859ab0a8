import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import entries from '@generated/changelog/default/entries.json';
import Lead from '@site/src/components/Lead';
import PageActions from '@site/src/components/PageActions';
import actionStyles from '@site/src/components/PageActions/styles.module.css';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import Entry from './_changelog/Entry';

const description =
  'Changes of the Engagespot documentation, SDKs and REST API, newest first. An Atom and an RSS feed have the dated ones.';

const dateFormat = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

const days = [...new Set(entries.flatMap(({date}) => date ?? []))];
const undated = entries.filter(({date}) => !date);

/** The page /changelog: what changed, by day, and the feeds that readers can subscribe to. */
export default function Changelog(): ReactNode {
  const atom = useBaseUrl('/changelog.atom');
  const rss = useBaseUrl('/changelog.rss');
  return (
    <Layout title="Changelog" description={description}>
      <Head>
        <link rel="alternate" type="application/atom+xml" title="Changelog" href={atom} />
        <link rel="alternate" type="application/rss+xml" title="Changelog" href={rss} />
      </Head>
      <main className="container margin-vert--lg">
        <MDXContent>
          <header className={actionStyles.head}>
            <Heading as="h1">Changelog</Heading>
            <PageActions path={useBaseUrl('/changelog')} />
            <Lead>What changed in this documentation, in the SDKs and in the REST API.</Lead>
          </header>
          <p>
            To follow the changes, subscribe to the <a href={atom}>Atom feed</a> or the{' '}
            <a href={rss}>RSS feed</a>. They have the entries with a date.
          </p>
          {days.map(day => (
            <section key={day} aria-labelledby={day}>
              <Heading as="h2" id={day}>
                <time dateTime={day}>{dateFormat.format(new Date(day))}</time>
              </Heading>
              {entries
                .filter(({date}) => date === day)
                .map(entry => (
                  <Entry key={entry.id} entry={entry} />
                ))}
            </section>
          ))}
          {undated.length > 0 && (
            <section aria-labelledby="without-a-date">
              <Heading as="h2" id="without-a-date">
                Earlier versions of the SDKs and the API
              </Heading>
              <p>
                These entries are listed by version, newest first. Their release dates are not part
                of this documentation.
              </p>
              {undated.map(entry => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </section>
          )}
        </MDXContent>
      </main>
    </Layout>
  );
}
