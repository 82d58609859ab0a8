import {SearchError} from './errors';

/** What a search covers. */
export interface Scope {
  language: string;
  /** Docs versions, as Docusaurus tags their pages. */
  tags: readonly string[];
}

/** The filter of a language and a set of docs versions, in the words of a search server. */
export function scopeFilter(language: string, tags: readonly string[]): string {
  return `language:=${language} && docusaurus_tag:=[${tags.join(',')}]`;
}

/**
 * Reads what `scopeFilter` wrote.
 *
 * @returns undefined for an empty filter, which covers everything
 * @throws SearchError of kind `request` (400) for any other filter
 */
export function parseScope(filterBy: string): Scope | undefined {
  if (filterBy === '') return undefined;
  const [, language, tags] =
    /^language:=([\w-]+) && docusaurus_tag:=\[([^\]]+)\]$/.exec(filterBy) ?? [];
  if (!language || !tags) {
    throw new SearchError('request', `The filter ${filterBy} was not written by scopeFilter.`, 400);
  }
  return {language, tags: tags.split(',')};
}
