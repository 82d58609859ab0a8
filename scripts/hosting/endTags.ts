/**
 * End tags that HTML lets a page leave out, and Docusaurus' minifier does. Browsers need none of them, but many programs
 * that turn pages into text do: without `</li>` or `</td>`, they lose half of a page.
 */
import {createRequire} from 'node:module';
import type {getSwcHtmlMinifier} from '@docusaurus/faster';

type Minify = Awaited<ReturnType<typeof getSwcHtmlMinifier>>;

/** The minifier of Docusaurus, required: as an import, tsx gives its exports no values. */
const fromDocusaurus = createRequire(createRequire(import.meta.url).resolve('@docusaurus/faster'));
const {minify}: {minify: Minify} = fromDocusaurus('@swc/html');

/** Everything else stays as it is. */
const nothingElse: Parameters<Minify>[1] = {
  collapseWhitespaces: 'none',
  collapseBooleanAttributes: false,
  removeComments: false,
  removeEmptyMetadataElements: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  normalizeAttributes: false,
  sortAttributes: false,
  sortSpaceSeparatedAttributeValues: false,
  minifyConditionalComments: false,
  minifyJson: false,
  minifyJs: false,
  minifyCss: false,
  quotes: false,
};

/** The page with all its end tags. Any text is a page of some kind, so none is refused. */
export async function withEndTags(html: string): Promise<string> {
  const {code} = await minify(Buffer.from(html), {...nothingElse, tagOmission: false});
  return code;
}
