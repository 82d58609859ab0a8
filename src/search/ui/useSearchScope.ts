import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import {useMemo} from 'react';
import {scopeFilter} from '..';
import {useSearchSettings} from './useSearchClient';

/** What a search covers: the docs version in use, the API reference and untagged pages. */
export interface SearchScope {
  tags: readonly string[];
  filterBy: string;
}

const docsTag = 'docs-default-';

/**
 * @param version name of a docs version to search instead of the one in use
 */
export function useSearchScope(version?: string): SearchScope {
  const {contextualSearch} = useSearchSettings();
  const {locale, tags} = useContextualSearchFilters();
  const list = contextualSearch ? tags.map(String).join(',') : '';
  return useMemo(() => {
    const scoped = list
      .split(',')
      .filter(Boolean)
      .map(tag => (version && tag.startsWith(docsTag) ? docsTag + version : tag));
    return {tags: scoped, filterBy: scopeFilter(locale, scoped)};
  }, [list, locale, version]);
}

/** Name of the docs version of this page, when it is not the latest. */
export function useOlderVersion(): string | undefined {
  const active = useActivePluginAndVersion();
  const isDocs = active?.activePlugin.pluginId === 'default';
  const version = isDocs ? active.activeVersion : undefined;
  return version && !version.isLast ? version.name : undefined;
}
