import type {ToWorker} from '@site/src/search/embedded/messages';
import type {Manifest} from '@site/src/search/records/shard';
import {startWorker} from '@site/src/search/workerAhead';

/** Number of a call whose answer nobody waits for. */
const unanswered = -1;

/**
 * Starts the worker of the search, and asks for what it needs first, while the scripts of the dialog are on their way:
 * a slow connection is waited for once. Once per page; the client of the search takes the worker over.
 *
 * @param manifestPath of the index, from the site's root
 * @param tags of what a search on this page covers
 */
export async function startSearchAhead(
  manifestPath: string,
  tags: readonly string[],
): Promise<void> {
  const worker = startWorker();
  if (!worker) return;
  const manifestUrl = new URL(manifestPath, window.location.origin).href;
  const files: Record<string, string> = {};
  const read = async (file: string, init?: RequestInit) => {
    const {href} = new URL(file, manifestUrl);
    const response = await fetch(href, init);
    if (response.ok) files[href] = await response.text();
    return files[href] ?? '';
  };
  try {
    const manifest = JSON.parse(await read(manifestUrl, {cache: 'no-cache'})) as Manifest;
    const shards = manifest.shards.filter(({tag}) => tags.includes(tag));
    await Promise.allSettled([...shards, ...(manifest.synonyms ?? [])].map(({file}) => read(file)));
  } catch {
    // What does not arrive, the worker asks for and speaks of.
  }
  worker.postMessage({type: 'start', options: {manifestUrl, files}} satisfies ToWorker);
  worker.postMessage({type: 'warm', tags, id: unanswered} satisfies ToWorker);
}
