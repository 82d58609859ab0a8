import {SearchError} from './errors';

/** One condition: the field has (or has not) one of the values. */
interface Clause {
  field: string;
  negated: boolean;
  values: string[];
}

/** A parsed filter: every condition must hold. */
export type Filter = readonly Clause[];

/** Gives the value of a field; a list matches when one of its elements does. */
type Reader = (field: string) => string | number | readonly string[] | undefined;

const clausePattern = /^([\w.]+)\s*(:!=|:=|:)\s*(.+)$/;

function parseClause(text: string): Clause {
  const [, field, operator, value] = clausePattern.exec(text) ?? [];
  if (!field || !value) {
    throw new SearchError('request', 'Could not parse the filter query.', 400);
  }
  const values = value
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map(item => item.trim().replace(/^`|`$/g, ''));
  return {field, negated: operator === ':!=', values};
}

function holds({values, negated, field}: Clause, read: Reader): boolean {
  const found = [read(field) ?? []].flat().some(item => values.includes(String(item)));
  return found !== negated;
}

/**
 * Understands the part of the filter language that the site uses: `field:=value`,
 * `field:=[a,b]`, `field:!=value`, joined by `&&`, values optionally in backticks.
 *
 * @throws SearchError of kind `request` (400) for anything else
 */
export function parseFilter(filterBy = ''): Filter {
  return filterBy
    .split('&&')
    .map(part => part.trim())
    .filter(Boolean)
    .map(parseClause);
}

/** Whether a record passes the filter. */
export function accepts(filter: Filter, read: Reader): boolean {
  return filter.every(clause => holds(clause, read));
}

/** Whether a record may pass as far as its known fields tell; `read` knows only some of them. */
export function mayAccept(filter: Filter, read: Reader): boolean {
  return filter.every(clause => read(clause.field) === undefined || holds(clause, read));
}

/** The filter of a language and a set of docs versions. */
export function scopeFilter(language: string, tags: readonly string[]): string {
  return `language:=${language} && docusaurus_tag:=[${tags.join(',')}]`;
}
