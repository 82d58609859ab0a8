import type {CollectionCreateSchema, CollectionFieldSchema} from 'typesense';
import type {SearchRecord} from '../../src/search/records/record.ts';

type Field = CollectionFieldSchema & {name: keyof SearchRecord};

/** Fields of a record; `id` is known to every collection. */
const fields: readonly Field[] = [
  {name: 'heading', type: 'string', optional: true},
  {name: 'names', type: 'string[]', optional: true, index: false},
  {name: 'topics', type: 'string[]', optional: true, index: false},
  {name: 'hierarchy.lvl0', type: 'string', facet: true, optional: true},
  {name: 'hierarchy.lvl1', type: 'string', optional: true},
  {name: 'hierarchy.lvl2', type: 'string', optional: true},
  {name: 'hierarchy.lvl3', type: 'string', optional: true},
  {name: 'hierarchy.lvl4', type: 'string', optional: true},
  {name: 'hierarchy.lvl5', type: 'string', optional: true},
  {name: 'hierarchy.lvl6', type: 'string', optional: true},
  {name: 'content', type: 'string', optional: true},
  {name: 'further', type: 'string[]', optional: true},
  {name: 'asked', type: 'string[]', optional: true},
  {name: 'keywords', type: 'string[]', optional: true},
  {name: 'operation', type: 'string', optional: true, index: false},
  {name: 'anchor', type: 'string', optional: true, index: false},
  {name: 'url', type: 'string', facet: true},
  {name: 'url_without_anchor', type: 'string', facet: true},
  {name: 'type', type: 'string', facet: true},
  {name: 'language', type: 'string', facet: true},
  {name: 'docusaurus_tag', type: 'string', facet: true},
  {name: 'version', type: 'string', facet: true, optional: true},
  {name: 'item_priority', type: 'int64'},
];

/**
 * Between these characters are two words, so that `client.markAsRead()` is found by `markAsRead`. The
 * underscore is not one of them: constants such as `API_KEY` are found whole.
 */
const separators = './@:()-<>{}[],;=|"\'+#?&!*';

/** What a new collection looks like. */
export function collectionSchema(name: string): CollectionCreateSchema {
  return {
    name,
    fields: [...fields],
    default_sorting_field: 'item_priority',
    token_separators: [...separators],
  };
}

/** Whether a value has the type of a field. */
function fits(value: unknown, type: string): boolean {
  if (type === 'int64') return Number.isSafeInteger(value);
  if (type === 'string[]') return Array.isArray(value) && value.every(item => fits(item, 'string'));
  return typeof value === 'string';
}

function fieldProblems(record: SearchRecord): string[] {
  const known = new Map(fields.map(field => [field.name, field]));
  const unknown = Object.keys(record).filter(
    name => name !== 'id' && !known.has(name as keyof SearchRecord),
  );
  const wrong = fields.filter(({name, type, optional}) => {
    const value = record[name];
    return value === undefined ? !optional : !fits(value, type);
  });
  return [
    ...unknown.map(name => `${name} is no field of the collection`),
    ...wrong.map(({name, type}) => `${name} must be of type ${type}`),
  ];
}

/** One message per field that the collection would refuse, and per id that occurs twice. */
export function recordProblems(records: readonly SearchRecord[]): string[] {
  const known = new Set<string>();
  return records.flatMap(record => {
    const isKnown = known.has(record.id);
    known.add(record.id);
    const problems = [
      ...fieldProblems(record),
      ...(isKnown ? [`id ${record.id} is not unique`] : []),
    ];
    return problems.map(problem => `${record.url}: ${problem}`);
  });
}
