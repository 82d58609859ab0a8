/** Draws cards, or takes them from the cache. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import satori from 'satori';
import sharp from 'sharp';
import {openContentCache} from '../../../../scripts/lib/contentCache.ts';
import {rootDirectory} from '../../../../src/project/rootDirectory.ts';
import {type Card, cardSize, drawnCard} from './card.ts';
import {cardFonts, drawableText} from './fonts.ts';

export interface Cards {
  /** The PNG of a card. */
  get(card: Card): Promise<Buffer>;
  /** Removes cards from the cache that no build has asked for in two weeks. */
  forgetOld(): Promise<void>;
}

const markFile = path.join(rootDirectory, 'static/img/mark.svg');

/** Everything that the look of a card depends on besides what it says. */
async function readLook(mark: string): Promise<string> {
  const folder = path.dirname(fileURLToPath(import.meta.url));
  const code = (await readdir(folder)).filter(file => !file.includes('.test.')).sort();
  const texts = await Promise.all(code.map(file => readFile(path.join(folder, file), 'utf8')));
  const packages = ['satori', 'sharp', '@fontsource-variable/inter'].map(name =>
    readFile(path.join(rootDirectory, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return JSON.stringify([mark, texts, await Promise.all(packages)]);
}

/** A palette is half the size of true color, and as good for a few flat colors. */
const encoding = {palette: true, colors: 48, dither: 0, effort: 1, compressionLevel: 9} as const;

/** Opens the cards in a cache folder. Fonts are cut only if a card has to be drawn. */
export async function openCards(cacheFolder: string): Promise<Cards> {
  const mark = await readFile(markFile, 'utf8');
  const look = await readLook(mark);
  const markAddress = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  const cache = await openContentCache(cacheFolder, 'png');
  const drawable = await drawableText();
  let fonts: ReturnType<typeof cardFonts> | undefined;

  async function draw(card: Card): Promise<Buffer> {
    fonts ??= cardFonts();
    const element = drawnCard(card, markAddress);
    const svg = await satori(element, {...cardSize, fonts: await fonts});
    return sharp(Buffer.from(svg)).png(encoding).toBuffer();
  }

  return {
    async get({title, section, label}) {
      const card = {title: drawable(title), section: section.map(drawable).filter(Boolean), label};
      const [picture] = await cache.get(JSON.stringify([look, card]), () => draw(card));
      return picture;
    },
    forgetOld: cache.forgetOld,
  };
}
