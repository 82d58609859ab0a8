/**
 * Docusaurus plugin: the shapes of icons are in files that browsers keep, not in the scripts and the HTML of each
 * page. Components import icons as before; the build puts references to the files in their place.
 */
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {brandPaths} from '../../content/brandPaths.ts';
import {type EnabledOption, enabledOption, optionsOf} from '../../project/pluginOptions.ts';
import {writeFolder} from '../../project/writeFolder.ts';
import {drawSprite, lucideShapes, type Shapes} from './sprite.ts';
import {usedIcons} from './usedIcons.ts';

const lineModule = 'lucide-react';
const brandModule = '@site/src/components/Icon/brands';

/** What the icons of each module have in common, in the properties of React. */
const looks = {
  lucide: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  brands: {fill: 'currentColor'},
};

/** The module that stands in the place of one with icons. */
function writeModule(icons: Shapes, attributes: object, address: string): string {
  return [
    `import {spriteIcon} from '@site/src/plugins/icon-sprite/SpriteIcon.tsx';`,
    `const icon = spriteIcon('${address}', ${JSON.stringify(attributes)});`,
    ...Object.keys(icons).map(name => `export const ${name} = /* @__PURE__ */ icon('${name}');`),
  ].join('\n');
}

/** A file with the shapes of some icons. */
interface Sprite {
  content: string;
  /** Path in the build, with a hash of the content. */
  file: string;
}

function spriteOf(name: string, shapes: Shapes): Sprite {
  const content = drawSprite(shapes);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {content, file: `assets/images/${name}.${hash}.svg`};
}

export const validateOptions = optionsOf('icon-sprite', z.strictObject(enabledOption));

export default async function iconSprite(
  {baseUrl, generatedFilesDir, siteDir}: LoadContext,
  {enabled}: EnabledOption,
): Promise<Plugin> {
  if (!enabled) return {name: 'icon-sprite'};
  const folder = path.join(generatedFilesDir, 'icon-sprite');
  const lines = await lucideShapes(usedIcons(path.join(siteDir, 'src'), lineModule), siteDir);
  const brands: Shapes = Object.fromEntries(
    Object.entries(brandPaths).map(([name, d]) => [name, `<path d="${d}"/>`]),
  );
  // Few pages show brands, whose shapes are the heavier ones.
  const sprites = {lucide: spriteOf('icons', lines), brands: spriteOf('brands', brands)};
  return {
    name: 'icon-sprite',

    configureWebpack({mode}, _isServer, {currentBundler}) {
      if (mode !== 'production') return {};
      const modules = new Map([
        ['lucide.js', writeModule(lines, looks.lucide, baseUrl + sprites.lucide.file)],
        ['brands.js', writeModule(brands, looks.brands, baseUrl + sprites.brands.file)],
      ]);
      writeFolder(folder, modules);
      const {NormalModuleReplacementPlugin: Replace} = currentBundler.instance;
      return {
        plugins: [
          new Replace(new RegExp(`^${lineModule}$`), path.join(folder, 'lucide.js')),
          new Replace(new RegExp(`^${brandModule}$`), path.join(folder, 'brands.js')),
        ],
      };
    },

    async postBuild({outDir}) {
      for (const {content, file} of Object.values(sprites)) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, content);
      }
    },
  };
}
