import type {Card} from '../cards/model.ts';
import {cardBrand} from '../cards/model.ts';
import {type PageFacts, readPageFacts} from '../metadata/pageFacts.ts';
import {type SiteFacts, structuredData} from '../metadata/structuredData.ts';
import {addTags} from '../metadata/tags.ts';
import type {PageStep} from './step.ts';

/** Folder of the pictures in a build: each has the path of its page. */
const cardFolder = 'social';

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

/**
 * Writes into a page which picture stands for it where it is shared, and what search engines read about it. The address
 * of the picture follows from that of the page, so that one that was shared keeps its picture, whatever it says later.
 *
 * @param versionLabels labels of versions whose name is not what readers know them by
 * @param addCard draws a picture, to be published in a file
 * @throws Error for a page without a title or an address
 */
export function addMetadata(
  site: SiteFacts,
  versionLabels: Readonly<Record<string, string>>,
  addCard: (file: string, card: Card) => Promise<void>,
): PageStep {
  return async (html, {file}) => {
    const facts = readPageFacts(html, file, versionLabels);
    const name = file.replace(/\.html$/, '');
    const picture = `${cardFolder}/${name}.png`;
    const card = cardOf(facts);
    await addCard(picture, card);
    const tags = {address: site.address + picture, alt: altOf(card)};
    return addTags(html, tags, structuredData(facts, site.address + name, site), file);
  };
}
