/**
 * Invariants of what nobody confirmed:
 * - every mark, `<Assumed id>` on a page or a link to `/docs/assumptions#id` in the OpenAPI document,
 *   names an entry of `src/content/assumptions.ts`;
 * - every entry has a mark, so that the list holds nothing that no reader is told;
 * - no page says "we assume" without a mark.
 */
import {assumptions as entries} from '../../src/content/assumptions.ts';
import {indexAssumptions} from '../../src/content/assumptionsSchema.ts';
import {readSources, type SourceFile} from '../../src/project/projectFiles.ts';
import type {Check} from '../lib/check.ts';
import {readPages} from '../lib/pages.ts';

const listPage = 'docs/assumptions.mdx';
const interfaceFile = 'openapi/engagespot.yaml';

const mark = /<Assumed id="([^"]*)"|\/docs\/assumptions#([\w-]+)/g;
const unmarked = /\b(?:we (?:also )?\[?assume|our assumptions?)\b/gi;

/**
 * @param files pages, and the OpenAPI document
 * @param ids of the assumptions
 * @returns one entry per mark without an assumption, assumption without a mark, and sentence that
 *   assumes without either
 */
export function assumptionProblems(
  files: readonly SourceFile[],
  ids: ReadonlySet<string>,
): string[] {
  const marks = files.flatMap(({file, text}) =>
    [...text.matchAll(mark)].map(([, inPage, inLink]) => ({file, id: inPage ?? inLink ?? ''})),
  );
  // The list shows what a mark looks like; that is none of its own.
  const marked = new Set(marks.filter(({file}) => file !== listPage).map(({id}) => id));
  return [
    ...marks.filter(({id}) => !ids.has(id)).map(({file, id}) => `${file}: no assumption "${id}"`),
    ...[...ids].filter(id => !marked.has(id)).map(id => `${id}: no page marks it`),
    ...files
      .filter(({file}) => file !== listPage)
      .flatMap(({file, text}) =>
        [...text.matchAll(unmarked)].map(([words]) => `${file}: "${words}" without a mark`),
      ),
  ];
}

export const assumptions: Check = {
  name: 'assumptions',
  run: async () => {
    const pages = (await readPages()).map(({file, source}) => ({file, text: source}));
    const document = (await readSources()).filter(({file}) => file === interfaceFile);
    const ids = new Set(indexAssumptions(entries).keys());
    return assumptionProblems([...pages, ...document], ids);
  },
};
