/** Gives each page of a built site a picture for where it is shared, and its structured data. */
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {sideBySide} from '../../../src/project/sideBySide.ts';
import {type Card, cardBrand} from './cards/card.ts';
import {openCards} from './cards/openCards.ts';
import {type PageFacts, readPageFacts} from './pageFacts.ts';
import {type SiteFacts, structuredData} from './structuredData.ts';
import {addTags} from './tags.ts';

/** Folder of the pictures in a build: each has the path of its page. */
export const cardFolder = 'social';

/** Pages at a time: while one is laid out, the pictures of others are drawn outside of the main thread. */
const lanes = 4;

export interface MetadataReport {
  pages: number;
  /** Pages whose picture the cache had. */
  known: number;
}

/** Whether HTML is a page of the site, not one that leads to another address, nor a frame. */
function isPage(html: string): boolean {
  return /id="?__docusaurus\b/.test(html);
}

function cardOf({title, crumbs, version, isArticle}: PageFacts): Card {
  const section = crumbs.slice(0, -1).map(({name}) => name);
  return {title, section, label: version ?? (isArticle ? 'REST API' : undefined)};
}

function altOf({title, section, label}: Card): string {
  const kind = [
    cardBrand,
    label === 'REST API' ? label : 'documentation',
    label !== 'REST API' && label,
  ];
  return [kind.filter(Boolean).join(' '), ...section, title].join(' · ');
}

/** The sections of the first page of the REST reference: it lists the calls of each group, which has no page. */
async function readGroups(folder: string, address: string): Promise<Map<string, string>> {
  const html = await readFile(path.join(folder, 'api.html'), 'utf8').catch(() => '');
  const $ = load(html);
  const headings = $('h3[id]').toArray();
  return new Map(
    headings.map(heading => {
      const name = $(heading).contents().first().text().trim();
      return [name, `${address}api#${heading.attribs.id}`];
    }),
  );
}

/**
 * Writes the picture of each page below `cardFolder`, and the tags into its HTML. Their address follows from that of
 * the page, so that one that was shared keeps its picture, whatever it says later.
 *
 * @param folder of the built site
 * @param cacheFolder for pictures, by what they show
 * @throws Error for a page without a title or an address
 */
export async function addMetadata(folder: string, cacheFolder: string): Promise<MetadataReport> {
  const home = await readFile(path.join(folder, 'index.html'), 'utf8');
  const {canonical: address} = readPageFacts(home, 'index.html');
  const site: SiteFacts = {
    address,
    name: cardBrand,
    groups: await readGroups(folder, address),
  };
  const cards = await openCards(cacheFolder);
  const report: MetadataReport = {pages: 0, known: 0};
  const files = (await readdir(folder, {recursive: true})).filter(file => file.endsWith('.html'));

  await sideBySide(files, lanes, async file => {
    const html = await readFile(path.join(folder, file), 'utf8');
    if (!isPage(html)) return;
    const page = readPageFacts(html, file);
    const card = cardOf(page);
    const [picture, isKnown] = await cards.get(card);
    const name = file
      .split(path.sep)
      .join('/')
      .replace(/\.html$/, '');
    const target = path.join(folder, cardFolder, `${name}.png`);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, picture);
    const tags = {address: `${address}${cardFolder}/${name}.png`, alt: altOf(card)};
    const data = structuredData(page, address + name, site);
    await writeFile(path.join(folder, file), addTags(html, tags, data, file));
    report.pages++;
    if (isKnown) report.known++;
  });
  await cards.forgetOld();
  return report;
}
