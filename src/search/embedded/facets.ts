import type {FacetCounts, SearchParameters} from '../protocol';
import {fieldList, readField} from './fields';
import type {RankedHit} from './rank';

/** How many groups (or hits, without grouping) hold each value of a field. */
function countValues(hits: readonly RankedHit[], field: string, groupField?: string) {
  const counted = new Map<string, Set<string>>();
  for (const {record} of hits) {
    const unit = groupField ? String(readField(record, groupField)) : record.id;
    for (const value of [readField(record, field) ?? []].flat().map(String)) {
      counted.set(value, (counted.get(value) ?? new Set()).add(unit));
    }
  }
  return counted;
}

/** The facet counts that a search asks for, most frequent values first. */
export function facetCounts(
  hits: readonly RankedHit[],
  {facet_by: facetBy, group_by: groupField, max_facet_values: max = 10}: SearchParameters,
): FacetCounts[] {
  return fieldList(facetBy).map(field => {
    const counted = countValues(hits, field, groupField);
    const counts = Array.from(counted, ([value, units]) => ({
      value,
      count: units.size,
      highlighted: value,
    })).sort((a, b) => b.count - a.count);
    return {
      field_name: field,
      counts: counts.slice(0, max),
      stats: {total_values: counted.size},
    };
  });
}
