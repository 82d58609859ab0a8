import {keepManifest} from '@site/src/search/manifestAhead';
import type {Manifest} from '@site/src/search/records/shard';

/** How the tags of pages begin that have versions. */
const docsTag = 'docs-default-';

/** Tag of the pages of the present docs version. */
function tagOfPage(): string {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_tag"]')?.content;
  return tag?.startsWith(docsTag) ? tag : `${docsTag}current`;
}

/**
 * Asks for the index of this version while the scripts of the search are on their way, so that a slow connection is
 * waited for once. The manifest is handed over to the search. Of the other files, what arrives is in the browser's cache
 * when the search asks for it; what does not, the search asks for and speaks of.
 *
 * @param manifestUrl of the index, from the site's root
 */
export async function fetchIndexAhead(manifestUrl: string): Promise<void> {
  try {
    const {href} = new URL(manifestUrl, window.location.origin);
    const response = await fetch(href, {cache: 'no-cache'});
    const manifest = (await response.json()) as Manifest;
    keepManifest(href, manifest);
    const {shards, synonyms = []} = manifest;
    const wanted = tagOfPage();
    const needed = shards.filter(({tag}) => tag === wanted || !tag.startsWith(docsTag));
    for (const {file} of [...needed, ...synonyms]) {
      const front = fetch(new URL(file, href));
      // Only what was read to its end is kept.
      front.then(response => response.arrayBuffer()).catch(() => undefined);
    }
  } catch {
    return;
  }
}
