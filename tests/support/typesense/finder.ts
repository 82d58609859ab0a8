/**
 * Finds records as a search server does: by any word, by the beginning of a word and with typos, or, for a
 * phrase, by all of its words. Texts stay there; the parts of them that match come along.
 */
import {highlightText} from '../../../src/search/embedded/highlight';
import {readQuery} from '../../../src/search/embedded/query';
import {createTextIndex} from '../../../src/search/embedded/textIndex';
import type {TextMatch} from '../../../src/search/embedded/wordIndex';
import type {SearchRecord} from '../../../src/search/records/record';
import {parseScope} from '../../../src/search/scope';
import type {FindingSearch, FoundRecords} from '../../../src/search/typesense/finding';

/** A collection that can be searched. */
export type Finder = (search: FindingSearch) => FoundRecords;

const snippetOptions = {snippet_threshold: 24, highlight_affix_num_tokens: 16};

function hitOf({content, ...document}: SearchRecord, words: readonly string[]) {
  const marks = new Map(words.map(word => [word, word.length]));
  const highlight = highlightText(content ?? '', marks, false, snippetOptions);
  return {document, ...(highlight && {highlight: {content: highlight}})};
}

export function createFinder(records: readonly SearchRecord[]): Finder {
  const indexes = new Map<
    string,
    {own: SearchRecord[]; index: ReturnType<typeof createTextIndex>}
  >();

  function open(filter: string) {
    const scope = parseScope(filter);
    const own = records.filter(
      ({language, docusaurus_tag: tag}) =>
        !scope || (scope.language === language && scope.tags.includes(tag)),
    );
    const opened = indexes.get(filter) ?? {own, index: createTextIndex(own)};
    indexes.set(filter, opened);
    return opened;
  }

  return ({q, filter_by: filter, query_by: fields, prefix, per_page: limit}) => {
    const {own, index} = open(filter);
    const inAddress = (): TextMatch[] =>
      own.flatMap(({operation = ''}, id) =>
        q.split(' ').some(word => operation.toLowerCase().includes(word))
          ? [{id, score: 1, match: {}}]
          : [],
      );
    const inText = () =>
      prefix === false ? index.findPhrase(q) : index.findTyped(index.read(readQuery(q)));
    const found = fields === 'operation' ? inAddress() : inText();
    const hits = found.slice(0, limit).flatMap(({id, match}) => {
      const record = own[id];
      return record ? [hitOf(record, Object.keys(match))] : [];
    });
    return {found: found.length, out_of: records.length, hits};
  };
}
