/** Draws icons into SVG files, from which pages take them by name. */
import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {promisify} from 'node:util';
import {type Config, optimize} from 'svgo';
import {brandPaths} from '../../content/brandPaths.ts';

const run = promisify(execFile);

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

/**
 * Renders icons of Lucide, in a process of its own: the one that builds the site has loaded React for development, and
 * renders pages with React for production.
 */
const program = `
  import * as lucide from 'lucide-react';
  import {createElement} from 'react';
  import {renderToStaticMarkup} from 'react-dom/server';
  const markup = process.argv.slice(1).map(name => [
    name,
    lucide[name] ? renderToStaticMarkup(createElement(lucide[name])) : '',
  ]);
  console.log(JSON.stringify(markup));
`;

/** @throws Error for a name that Lucide does not have */
async function lucideShapes(names: readonly string[], siteDir: string): Promise<Shapes> {
  const {stdout} = await run(
    process.execPath,
    ['--input-type=module', '--eval', program, ...names],
    {cwd: siteDir, env: {...process.env, NODE_ENV: 'production'}},
  );
  const markup: [string, string][] = JSON.parse(stdout);
  return Object.fromEntries(
    markup.map(([name, svg]) => {
      const [, shape] = /^<svg\b[^>]*>(.*)<\/svg>$/s.exec(svg) ?? [];
      if (!shape) throw new Error(`icon-sprite: lucide-react has no icon ${name}`);
      return [name, shape];
    }),
  );
}

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
export async function drawSprites(
  names: readonly string[],
  siteDir: string,
): Promise<Record<'lucide' | 'brands', Sprite>> {
  const lines = await lucideShapes(names, siteDir);
  const brands: Shapes = Object.fromEntries(
    Object.entries(brandPaths).map(([name, d]) => [name, `<path d="${d}"/>`]),
  );
  return {lucide: spriteOf('icons', lines), brands: spriteOf('brands', brands)};
}
