/**
 * Draws icons into SVG files, from which pages take them by name. In a thread of its own: the process that builds the
 * site has loaded React for development.
 */
import {createHash} from 'node:crypto';
import type {OpenWork} from '@engagespot-docs/cache/thread';
import type {LucideIcon} from 'lucide-react';
import * as lucide from 'lucide-react';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {type Config, optimize} from 'svgo';
import {brandPaths} from '../../content/brandPaths.ts';

/** What each icon draws, as SVG without the element around it, by its name. */
type Shapes = Readonly<Record<string, string>>;

/** How all icons of a file are drawn. Their lines are as thick as the place of an icon says. */
const looks = {
  icons: 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"',
  brands: 'fill="currentColor"',
};

/** A file with the shapes of some icons. */
export interface Sprite {
  names: readonly string[];
  content: string;
  /** Path in the build, with a hash of the content. */
  file: string;
}

/** @throws Error for a name that Lucide does not have */
function lucideShapes(names: readonly string[]): Shapes {
  const icons: Readonly<Record<string, unknown>> = lucide;
  return Object.fromEntries(
    names.map(name => {
      const icon = icons[name] as LucideIcon | undefined;
      const svg = icon ? renderToStaticMarkup(createElement(icon)) : '';
      const [, shape] = /^<svg\b[^>]*>(.*)<\/svg>$/s.exec(svg) ?? [];
      if (!shape) throw new Error(`icon-sprite: lucide-react has no icon ${name}`);
      return [name, shape];
    }),
  );
}

/** By the package that the icons are from. */
export type Sprites = Record<'lucide' | 'brands', Sprite>;

/** Two decimals in a box of 24 × 24 are finer than any screen shows. */
const optimization: Config = {
  floatPrecision: 2,
  multipass: true,
  plugins: [
    {name: 'preset-default', params: {overrides: {cleanupIds: false, removeHiddenElems: false}}},
  ],
};

/** An SVG file with a symbol for each icon, as small as it can be. */
function drawSprite(shapes: Shapes, attributes: string): string {
  const symbols = Object.entries(shapes).map(
    ([name, shape]) => `<symbol id="${name}" viewBox="0 0 24 24" ${attributes}>${shape}</symbol>`,
  );
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return optimize(sprite, optimization).data;
}

function spriteOf(name: keyof typeof looks, shapes: Shapes): Sprite {
  const content = drawSprite(shapes, looks[name]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {names: Object.keys(shapes), content, file: `assets/images/${name}.${hash}.svg`};
}

/**
 * Draws all icons: those of Lucide with the given names, and the brands. Few pages show brands, whose shapes are the
 * heavier ones.
 *
 * @throws Error for a name that Lucide does not have
 */
function drawSprites(names: readonly string[]): Sprites {
  const lines = lucideShapes(names);
  const brands: Shapes = Object.fromEntries(
    Object.entries(brandPaths).map(([name, d]) => [name, `<path d="${d}"/>`]),
  );
  return {lucide: spriteOf('icons', lines), brands: spriteOf('brands', brands)};
}

const open: OpenWork<undefined, readonly string[], Sprites> = () => drawSprites;

export default open;
