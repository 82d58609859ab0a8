/**
 * Icons of a page, in the page: a reference to a shape in a file would be one more request before a reader sees the
 * page as it is meant. Icons that scripts render later come from the files, which browsers keep.
 */
import {insertBefore, type PageStep} from './step.ts';

/** A reference to a shape in a file of the site. */
const reference = /<use href="([^"#]+\.svg)#([\w-]+)"/g;

/** A shape in a file: a symbol of a sprite, or a group of a picture. */
const shape = /<(symbol|g) id="([\w-]+)"([^>]*)>(.*?)<\/\1>/gs;

/** The box of a symbol. Places that show an icon say its box themselves, and a group has none. */
const box = / viewBox="[^"]*"/;

/** Shapes by name: their attributes and all that is in them. */
type Shapes = ReadonlyMap<string, string>;

function shapesIn(content: string | Buffer): Shapes {
  return new Map(
    [...String(content).matchAll(shape)].map(([, , id = '', looks = '', lines = '']) => [
      id,
      `${looks.replace(box, '')}>${lines}`,
    ]),
  );
}

/**
 * Writes the shapes that a page refers to at its end, once each, and lets the page refer to these.
 *
 * @param read reads a file of the site, by its path below the site
 * @throws Error for a reference to a shape that its file does not have, and for two shapes of one name
 */
export function inlineIcons(
  read: (file: string) => Promise<string | Buffer>,
  baseUrl: string,
): PageStep {
  const files = new Map<string, Promise<Shapes>>();
  function shapesOf(href: string): Promise<Shapes> {
    const shapes = files.get(href) ?? read(href.slice(baseUrl.length)).then(shapesIn);
    files.set(href, shapes);
    return shapes;
  }

  return async (html, {file}) => {
    const shapes = new Map<string, string>();
    for (const [, href = '', name = ''] of html.matchAll(reference)) {
      const shape = (await shapesOf(href)).get(name);
      if (shape === undefined) {
        throw new Error(`${file} shows the icon ${name}, which ${href} lacks`);
      }
      if (shape !== (shapes.get(name) ?? shape)) {
        throw new Error(`${file} shows two icons that are called ${name}. Rename one of them.`);
      }
      shapes.set(name, shape);
    }
    if (shapes.size === 0) return html;
    const groups = [...shapes].map(([name, shape]) => `<g id="icon-${name}"${shape}</g>`).join('');
    const linked = html.replace(reference, (_, _href, name: string) => `<use href="#icon-${name}"`);
    return insertBefore(linked, '</body>', `<svg display="none">${groups}</svg>`, file);
  };
}
