import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SiteSource} from './source';

/**
 * A built site on the disk. Files outside of the folder, and those that servers don't send, are not found.
 *
 * @param folder what a server serves as `/`
 * @param root address of the start of the site once it is published; a path in it is one of the folder
 */
export function folderSource(folder: string, root: string): SiteSource {
  const inside = path.resolve(folder) + path.sep;

  function fileAt(address: string): string | undefined {
    const {pathname} = new URL(address);
    const file = path.resolve(inside, `.${decodeURIComponent(pathname)}`);
    const isHidden = /(?:^|[\\/])\.(?!well-known[\\/])/.test(file.slice(inside.length));
    return file.startsWith(inside) && !isHidden ? file : undefined;
  }

  return {
    root,
    async get(address) {
      const file = fileAt(address);
      const content = file && (await readFile(file).catch(() => undefined));
      return content
        ? new Response(new Uint8Array(content))
        : new Response('Not found', {status: 404});
    },
  };
}
