import type {SearchRecord} from '../records/record';

/** A heading on more pages than this ("Authentication", "Responses") names none of them. */
const maxNamesakes = 3;

/** Lower case words without the ending of plurals, to compare names with queries. */
export function normalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{L}{3})s(?= |$)/gu, '')
    .trim();
}

interface Names {
  heading: string;
  /** The heading and, for a page, its name in the sidebar and its keywords. */
  all: string[];
}

function namesOf({heading, keywords = [], type}: SearchRecord): Names {
  const names = type === 'lvl1' ? [heading, ...keywords] : [heading];
  return {heading: normalized(heading), all: names.map(normalized)};
}

/** How much more a record counts for a query because of its name, as a factor. */
export type NameBonus = (record: SearchRecord, query: string) => number;

/**
 * A record whose name is the query, or begins with it, is what the reader means, unless many
 * records have that name. Pages come before their sections.
 */
export function createNameBonus(records: readonly SearchRecord[]): NameBonus {
  const names = new Map(records.map(record => [record, namesOf(record)]));
  const namesakes = new Map<string, number>();
  for (const {heading} of names.values()) {
    namesakes.set(heading, (namesakes.get(heading) ?? 0) + 1);
  }
  return (record, query) => {
    const own = names.get(record) ?? namesOf(record);
    const text = normalized(query);
    const isPage = record.type === 'lvl1';
    const isCommon = (namesakes.get(own.heading) ?? 0) > maxNamesakes;
    const pageBonus = isPage ? 1.2 : 1;
    if (isCommon && !isPage) return pageBonus;
    if (own.all.includes(text)) return pageBonus * 1.6;
    return own.heading.startsWith(text) ? pageBonus * 1.25 : pageBonus;
  };
}
