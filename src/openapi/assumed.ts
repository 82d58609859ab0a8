/** Assumptions in the descriptions of fields, which components show, not the transformer of pages. */
import {assumptions} from '../content/assumptions.ts';
import {indexAssumptions} from '../content/assumptionsSchema.ts';

const index = indexAssumptions(assumptions);

/**
 * Puts what an assumption is about and rests on into the title of its link, for `Description`:
 *
 *   [assumed](/docs/assumptions#cancel-status)
 *     → [assumed](/docs/assumptions#cancel-status "Status of a cancellation|The operation …")
 *
 * @throws Error for a link to no assumption
 */
export function withBases(markdown: string): string {
  return markdown.replace(
    /\]\((\/docs\/assumptions#([\w-]+))\)/g,
    (_link, href: string, id: string) => {
      const assumption = index.get(id);
      if (!assumption) throw new Error(`The OpenAPI document links to no assumption: "${id}"`);
      const parts = [assumption.title, assumption.basis].map(part => part.replace(/[()"|]/g, ''));
      return `](${href} "${parts.join('|')}")`;
    },
  );
}
