/**
 * Docusaurus plugin: the shapes of icons are in files that browsers keep, not in the scripts and the HTML of each
 * page. Components import icons as before; the build puts references to the files in their place.
 */
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {prepareWork} from '@engagespot-docs/cache/work';
import type {PublishingPlugin} from '@engagespot-docs/publish/site';
import * as z from 'zod';
import {type EnabledOption, enabledOption, optionsOf} from '../../project/pluginOptions.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {writeFolder} from '../../project/writeFolder.ts';
import type {Sprite, Sprites} from './spriteWork.ts';
import {usedIcons} from './usedIcons.ts';

const lineModule = 'lucide-react';
const brandModule = '@site/src/components/Icon/brands';

/** Lucide's thickness of lines, unless the properties of an icon tell otherwise; brands have no lines. */
const attributes = {lucide: {strokeWidth: 2}, brands: {}};

/** The module that replaces one with icons. */
function writeModule({names, file}: Sprite, own: object, baseUrl: string): string {
  return [
    `import {spriteIcon} from '@site/src/plugins/icon-sprite/SpriteIcon.tsx';`,
    `const icon = spriteIcon('${baseUrl}${file}', ${JSON.stringify(own)});`,
    ...names.map(name => `export const ${name} = /* @__PURE__ */ icon('${name}');`),
  ].join('\n');
}

export const validateOptions = optionsOf('icon-sprite', z.strictObject(enabledOption));

export default async function iconSprite(
  {baseUrl, generatedFilesDir, siteDir}: LoadContext,
  {enabled}: EnabledOption,
): Promise<PublishingPlugin> {
  if (!enabled) return {name: 'icon-sprite'};
  const folder = path.join(generatedFilesDir, 'icon-sprite');
  const drawing = prepareWork<undefined, readonly string[], Sprites>(
    path.join(rootDirectory, 'src/plugins/icon-sprite/spriteWork.ts'),
    undefined,
  );
  const sprites = await drawing.run(usedIcons(path.join(siteDir, 'src'), lineModule));
  return {
    name: 'icon-sprite',

    configureWebpack({mode}, _isServer, {currentBundler}) {
      if (mode !== 'production') return {};
      const modules = new Map([
        ['lucide.js', writeModule(sprites.lucide, attributes.lucide, baseUrl)],
        ['brands.js', writeModule(sprites.brands, attributes.brands, baseUrl)],
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

    publish: () => new Map(Object.values(sprites).map(({file, content}) => [file, content])),
  };
}
