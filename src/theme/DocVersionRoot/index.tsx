import Head from '@docusaurus/Head';
import {useDocVersionSuggestions} from '@docusaurus/plugin-content-docs/client';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocVersionRoot';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {ComponentProps, ReactNode} from 'react';
import {isSamePage} from '../../content/relatedDoc';

/**
 * Leads search engines from the page of an older version to that of the latest one, whatever its address is now, so
 * that a reader who searches finds what is up to date. A page that the latest version lacks stands for itself.
 */
function CanonicalOfLatest({pluginId}: {pluginId: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {latestDocSuggestion} = useDocVersionSuggestions(pluginId);
  if (!latestDocSuggestion || !isSamePage(latestDocSuggestion)) return null;
  // The start of a version ends in a slash, which no address of this site does.
  const address = siteConfig.url + latestDocSuggestion.path.replace(/(?<=.)\/$/, '');
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}

type TitleFormatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

/** Pages of older versions have the titles of their successors; in tabs and search engines the version tells them apart. */
function titlesOf(versionLabel: string): TitleFormatter {
  return ({title, defaultFormatter, ...site}) =>
    defaultFormatter({...site, title: title && `${title} (${versionLabel})`});
}

export default function DocVersionRootOfVersion(props: Props): ReactNode {
  const {isLast, label, pluginId} = props.version;
  if (isLast) return <DocVersionRoot {...props} />;
  return (
    <TitleFormatterProvider formatter={titlesOf(label)}>
      <CanonicalOfLatest pluginId={pluginId} />
      <DocVersionRoot {...props} />
    </TitleFormatterProvider>
  );
}
