import type {IndexedPage} from '../../src/search/records/record';

/** Sections of a page with their texts, from that of its title. Without an anchor, they get one from the heading. */
export type SectionTexts = readonly (readonly [
  heading: string,
  content: string,
  anchor?: string,
])[];

const anchorOf = (heading: string) => heading.toLowerCase().replace(/\W+/g, '-');

/** A page as the index of the search has it. */
export function indexedPage(
  url: string,
  sections: SectionTexts,
  more: Partial<Omit<IndexedPage, 'url' | 'sections'>> = {},
): IndexedPage {
  return {
    url,
    category: 'Guides',
    rank: 0,
    names: [],
    topics: [],
    further: [],
    ...more,
    sections: sections.map(([heading, content, anchor = anchorOf(heading)], index) =>
      index === 0 ? {level: 1, heading, content, anchor: ''} : {level: 2, heading, content, anchor},
    ),
  };
}
