import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import {scopeFilter} from '..';
import {useSearchSettings} from './useSearchClient';
import {useSearchTags} from './useSearchTags';

/** What a search covers: one docs version, the API reference and untagged pages. */
export interface SearchScope {
  tags: readonly string[];
  /** Empty where the search covers everything. */
  filterBy: string;
  /** Name of the docs version, and whether it is the latest one. */
  version: {name: string; isLast: boolean} | undefined;
}

const docsTag = 'docs-default-';

/**
 * What `useSearchTags` covers, unless another docs version is asked for.
 *
 * @param wanted name of a docs version; one that does not exist is ignored
 */
export function useSearchScope(wanted?: string): SearchScope {
  const {contextualSearch} = useSearchSettings();
  const {currentLocale} = useDocusaurusContext().i18n;
  const versions = useAllDocsData().default?.versions;
  const list = useSearchTags().join(',');
  return useMemo(() => {
    const isWanted = versions?.some(({name}) => name === wanted);
    const scoped = list
      .split(',')
      .map(tag => (isWanted && tag.startsWith(docsTag) ? docsTag + wanted : tag));
    return {
      tags: scoped,
      filterBy: contextualSearch ? scopeFilter(currentLocale, scoped) : '',
      version: versions?.find(({name}) => scoped.includes(docsTag + name)),
    };
  }, [contextualSearch, list, currentLocale, versions, wanted]);
}
