import type {Manifest} from '@site/src/search/records/shard';

/** Tag of the pages of the latest version. */
const latestTag = 'docs-default-current';

/** Tag of the pages of the present docs version. */
function tagOfPage(): string {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_tag"]')?.content;
  return tag?.startsWith('docs-default-') ? tag : latestTag;
}

/**
 * Asks for the largest file of the index while the scripts of the search are on their way, so that a slow connection is
 * waited for once. What arrives is in the browser's cache when the search asks for it; what does not, the search asks
 * for and speaks of.
 *
 * @param manifestUrl of the index, from the site's root
 */
export async function fetchIndexAhead(manifestUrl: string): Promise<void> {
  try {
    const manifest = await fetch(manifestUrl, {cache: 'no-cache'});
    const {shards} = (await manifest.json()) as Manifest;
    const tag = tagOfPage();
    const shard = shards.find(entry => entry.tag === tag);
    if (!shard) return;
    const front = await fetch(new URL(shard.file, manifest.url));
    // Only what was read to its end is kept.
    await front.arrayBuffer();
  } catch {
    return;
  }
}
