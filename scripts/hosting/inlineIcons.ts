/**
 * Icons of a page, in the page: a reference to a shape in a file would be one more request before a reader sees the
 * page as it is meant. Icons that scripts render later come from the files, which browsers keep.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** A reference to a shape in a file of the site, with or without quotation marks. */
const reference = /<use href=("?)([^"#\s>]+\.svg)#([\w-]+)\1/g;

/** A shape in a file: a symbol of a sprite, or a group of a picture. */
const shape = /<(symbol|g) id="([\w-]+)"([^>]*)>(.*?)<\/\1>/gs;

/** The box of a symbol. Places that show an icon say its box themselves, and a group has none. */
const box = / viewBox="[^"]*"/;

/** Shapes by name, of a file: their attributes and all that is in them. */
type Shapes = ReadonlyMap<string, string>;

/** Finds the shapes of the file at a path on the host. */
export type FindShapes = (href: string) => Promise<Shapes>;

/**
 * Reads each file once.
 *
 * @param folder of the site
 */
export function shapesIn(folder: string, baseUrl: string): FindShapes {
  const known = new Map<string, Promise<Shapes>>();
  const read = async (href: string) => {
    const text = await readFile(path.join(folder, href.slice(baseUrl.length)), 'utf8');
    const shapes = [...text.matchAll(shape)];
    return new Map(
      shapes.map(([, , id = '', looks = '', lines = '']) => [
        id,
        `${looks.replace(box, '')}>${lines}`,
      ]),
    );
  };
  return href => {
    const shapes = known.get(href) ?? read(href);
    known.set(href, shapes);
    return shapes;
  };
}

/**
 * Writes the shapes that a page refers to at its end, once each, and lets the page refer to these.
 *
 * @param file what messages call the page
 * @throws Error for a reference to a shape that its file does not have, for two shapes of one name, and for a page
 *   without an end
 */
export async function inlineIcons(html: string, find: FindShapes, file: string): Promise<string> {
  const shapes = new Map<string, string>();
  for (const [, , href = '', name = ''] of html.matchAll(reference)) {
    const shape = (await find(href)).get(name);
    if (shape === undefined) throw new Error(`${file} shows the icon ${name}, which ${href} lacks`);
    if (shape !== (shapes.get(name) ?? shape)) {
      throw new Error(`${file} shows two icons that are called ${name}. Rename one of them.`);
    }
    shapes.set(name, shape);
  }
  if (shapes.size === 0) return html;
  if (!html.includes('</body>')) {
    throw new Error(`${file} shows icons, but has no </body> before which their shapes would go`);
  }
  const groups = [...shapes].map(([name, shape]) => `<g id="icon-${name}"${shape}</g>`).join('');
  // Functions, because replacements in texts have signs of their own.
  return html
    .replace(reference, (_, _quote, _href, name: string) => `<use href="#icon-${name}"`)
    .replace('</body>', () => `<svg display="none">${groups}</svg></body>`);
}
