/**
 * Docusaurus plugin: the shapes of icons are in one file that browsers keep, not in the scripts and the HTML of each
 * page. Components import icons as before; the build puts references to the file in their place.
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
    `const looks = ${JSON.stringify(attributes)};`,
    ...Object.keys(icons).map(
      name => `export const ${name} = /* @__PURE__ */ spriteIcon('${address}#${name}', looks);`,
    ),
  ].join('\n');
}

export const validateOptions = optionsOf('icon-sprite', z.strictObject(enabledOption));

export default function iconSprite(
  {baseUrl, generatedFilesDir, siteDir}: LoadContext,
  {enabled}: EnabledOption,
): Plugin {
  if (!enabled) return {name: 'icon-sprite'};
  const folder = path.join(generatedFilesDir, 'icon-sprite');
  const lines = lucideShapes(usedIcons(path.join(siteDir, 'src'), lineModule), siteDir);
  const brands: Shapes = Object.fromEntries(
    Object.entries(brandPaths).map(([name, d]) => [name, `<path d="${d}"/>`]),
  );
  const sprite = drawSprite({...lines, ...brands});
  const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
  const file = `assets/images/icons.${hash}.svg`;
  return {
    name: 'icon-sprite',

    configureWebpack({mode}, _isServer, {currentBundler}) {
      if (mode !== 'production') return {};
      const modules = new Map([
        ['lucide.js', writeModule(lines, looks.lucide, baseUrl + file)],
        ['brands.js', writeModule(brands, looks.brands, baseUrl + file)],
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
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, sprite);
    },
  };
}
