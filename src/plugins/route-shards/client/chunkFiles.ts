/** Finds the scripts of pages, which are named by their content, without a table that every reader gets. */
import {buildOf, fileList, isListed} from '../pageName.ts';

/** Files below the site, by the name of their chunk. */
const files = new Map<string, string>();

function add(file: string): void {
  const [, chunk = ''] = /([^/]+)\.[0-9a-f]+\.js$/.exec(file) ?? [];
  if (isListed(chunk)) files.set(chunk, file);
}

const usualFile = __webpack_get_script_filename__;
__webpack_get_script_filename__ = chunk => files.get(chunk) ?? usualFile(chunk);

/** The scripts of the page that was opened first, as its HTML names them. */
const addresses = [...document.scripts].map(script => script.getAttribute('src') ?? '');
const build = addresses.map(buildOf).find(Boolean) ?? '';
for (const address of addresses) add(address.slice(__webpack_public_path__.length));

const lists = new Map<number, Promise<void>>();

/** Taken before a script of others can replace it. */
const {fetch} = window;

async function fetchList(shard: number): Promise<void> {
  const response = await fetch(__webpack_public_path__ + fileList(build, shard));
  if (!response.ok) throw new Error(`${response.url}: status ${response.status}`);
  for (const file of (await response.json()) as string[]) add(file);
}

/**
 * Whether a listed chunk exists. Loads the list of its shard if it is not known.
 *
 * @throws Error when the list does not arrive, as after the site was published anew; it is asked for again the next time
 */
export async function hasChunk(chunk: string, shard: number): Promise<boolean> {
  if (!files.has(chunk)) {
    const list = lists.get(shard) ?? fetchList(shard);
    lists.set(shard, list);
    list.catch(() => lists.delete(shard));
    await list;
  }
  return files.has(chunk);
}
