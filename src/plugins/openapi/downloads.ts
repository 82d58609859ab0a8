import {parse} from 'yaml';
import type {OpenApiDocument} from '../../openapi/model.ts';
import {brunoCollection} from './bruno.ts';
import {postmanCollection} from './postman.ts';

/** What readers' own tools are made from, as text. */
interface Sources {
  /** The OpenAPI document. */
  openapi: string;
  /** The main flows, which name the OpenAPI document as a file beside theirs. */
  arazzo: string;
}

/**
 * Markdown in a file that readers open elsewhere: its links to pages of this site get the address of the site.
 *
 * @param site address of its start, with a slash at the end
 */
export function withSite(text: string, site: string): string {
  return text.replaceAll('](/', `](${site}`);
}

/**
 * The document for readers' own tools, by the path of each file: engagespot.yaml and the main flows, the same as .json,
 * and collections for Postman and Bruno made from it.
 *
 * @param document the OpenAPI document, as it was read
 * @param site address of the start of the site, with a slash at the end
 * @throws Error when it cannot become a collection
 */
export function downloads(
  {openapi, arazzo}: Sources,
  document: OpenApiDocument,
  site: string,
): Map<string, string> {
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  const files = {
    'engagespot.yaml': openapi,
    'engagespot.json': json(parse(openapi)),
    'engagespot.arazzo.yaml': arazzo,
    'engagespot.arazzo.json': json(parse(arazzo)),
    'engagespot.postman.json': json(postmanCollection(document)),
    'engagespot.bruno.json': json(brunoCollection(document)),
  };
  return new Map(
    Object.entries(files).map(([name, text]) => [`openapi/${name}`, withSite(text, site)]),
  );
}
