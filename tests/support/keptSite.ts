/** A small site of which versions can be kept, in memory. */
import {contentId} from '../../src/offline/content.ts';
import type {ListedFile, OfferedVersion, VersionList} from '../../src/offline/model.ts';
import type {Site} from '../../src/offline/site.ts';

/** Texts by path; a path without a dot is a page. */
type Texts = Readonly<Record<string, string>>;

export interface KeptSite extends Site {
  /** Paths of files that were asked for, oldest first. */
  loaded: string[];
  /** Publishes other texts. @param hash in the names of scripts, and in the texts that name them */
  publish(texts: Texts, hash: string): Promise<void>;
  /** Changes what is sent without telling the list. */
  send(path: string, text: string | (() => BodyInit)): void;
  /** Offers nothing any more. */
  withdraw(): void;
}

/**
 * @param label of the only version
 * @param home path of its first page
 */
export async function keptSite(
  label: string,
  texts: Texts,
  hash: string,
  home = 'docs',
): Promise<KeptSite> {
  const loaded: string[] = [];
  let sent: Record<string, string | (() => BodyInit)> = {};
  let list: VersionList | undefined;

  async function publish(next: Texts, ownHash: string): Promise<void> {
    const listed = await Promise.all(
      Object.entries(next).map(async ([path, text]): Promise<ListedFile> => {
        const content = new TextEncoder().encode(text);
        return [path, await contentId(content, [ownHash]), content.length];
      }),
    );
    const isPage = ([path]: ListedFile) => !path.includes('.');
    sent = {...next};
    list = {
      label,
      build: await contentId(new TextEncoder().encode(JSON.stringify([listed, ownHash])), []),
      hashes: [ownHash],
      home,
      pages: listed.filter(isPage),
      files: listed.filter(file => !isPage(file)),
      moved: [
        {from: '/docs/old', to: '/docs'},
        {from: '/docs/1.5.x/*', to: '/docs/*'},
      ],
    };
  }

  await publish(texts, hash);
  return {
    loaded,
    publish,
    send(path, text) {
      sent[path] = text;
    },
    withdraw() {
      list = undefined;
    },
    versions: async () =>
      list && [
        {label, build: list.build, list: '', download: 1, stored: 1} satisfies OfferedVersion,
      ],
    async list() {
      if (!list) throw new Error('There is no list');
      return list;
    },
    async file(path) {
      loaded.push(path);
      const text = sent[path];
      if (text === undefined) return undefined;
      return new Response(typeof text === 'string' ? text : text(), {
        headers: {'Content-Type': path.includes('.') ? 'text/javascript' : 'text/html'},
      });
    },
  };
}
