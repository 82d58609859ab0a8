/** What a page is to one of another version. Every page has this in its script, so it is a file of its own. */

/** A page of a version, as Docusaurus tells the browser of it. */
export interface DocPlace {
  id: string;
  path: string;
}

/** The same page at another address, or only the one that comes closest. */
export type Relation = 'moved' | 'closest';

/** A page of another version for a page that has no namesake there. */
export interface RelatedDoc extends DocPlace {
  relation: Relation;
}

/** Whether a page that Docusaurus found in another version is the same page, under whatever address. */
export function isSamePage(doc: DocPlace & {relation?: Relation}): boolean {
  return doc.relation !== 'closest';
}
