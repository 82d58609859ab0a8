/** Draws cards, or takes them from the cache. */
import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {openCache} from '@engagespot-docs/cache/cache';
import {readCode} from '@engagespot-docs/cache/code';
import satori from 'satori';
import sharp from 'sharp';
import {type Card, cardSize, drawnCard} from './card.ts';
import {cardFonts, drawableText} from './fonts.ts';

export interface Cards {
  /** The PNG of a card. */
  get(card: Card): Promise<Buffer>;
}

const markFile = new URL('../../../../static/img/mark.svg', import.meta.url);

/** A palette is half the size of true color, and as good for a few flat colors. */
const encoding = {palette: true, colors: 48, dither: 0, effort: 1, compressionLevel: 9} as const;

/** Opens the cards that were drawn before. Fonts are cut only if a card has to be drawn. */
export async function openCards(): Promise<Cards> {
  const mark = await readFile(markFile, 'utf8');
  const {version} = await readCode(fileURLToPath(import.meta.url));
  const markAddress = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  const cache = openCache('card');
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
      return Buffer.from(await cache.get([version, mark, card], () => draw(card)));
    },
  };
}
