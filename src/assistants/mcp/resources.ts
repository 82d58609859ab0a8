/** The pages as resources of the MCP server, by the addresses of their Markdown. */

import {listFile, twinPath, twinSuffix} from '@engagespot-docs/publish/twin-address';
import {
  type McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
  type TextResourceContents,
} from '@modelcontextprotocol/server';
import type {PublishedVersion} from '../../content/publishedVersions';
import type {SearchRecord} from '../../search/records/record';
import {unsearched} from '../answers/pages';
import type {DocsSite} from '../site/docsSite';

const markdown = 'text/markdown';

const isTitle = ({type}: SearchRecord) => type === 'lvl1';

const twinAddress = (site: DocsSite, path: string) => site.addressOf(twinPath(path, site.baseUrl));

/** Pages of a version and those that it shares with others, by the address of their Markdown. */
async function pagesOf(site: DocsSite, version: PublishedVersion) {
  const titles = (await site.headings(version)).filter(isTitle);
  return new Map(titles.map(title => [twinAddress(site, title.url_without_anchor), title]));
}

/** The address without what all have in common: `docs/concepts/workspace`. */
const pathIn = (site: DocsSite, address: string) =>
  address.slice(site.address.length, -twinSuffix.length);

/** Paths of pages that contain a text, those that begin with it first. The latest version comes before older ones. */
async function pathsWith(site: DocsSite, typed: string): Promise<string[]> {
  const lists = await Promise.all(site.versions.map(version => pagesOf(site, version)));
  const paths = [...new Set(lists.flatMap(list => [...list.keys()]))].map(each =>
    pathIn(site, each),
  );
  const wanted = typed.toLowerCase();
  const found = paths.filter(path => path.toLowerCase().includes(wanted));
  const isStart = (path: string) => path.toLowerCase().startsWith(wanted);
  return [...found.filter(isStart), ...found.filter(path => !isStart(path))];
}

/** @throws ResourceNotFoundError for an address that is of no page */
async function readPage(site: DocsSite, uri: string): Promise<string> {
  for (const version of site.versions) {
    const page = (await pagesOf(site, version)).get(uri);
    if (page) return site.readTwin(page.url_without_anchor);
  }
  const paths = unsearched.map(each => site.baseUrl + each);
  const path = paths.find(each => twinAddress(site, each) === uri);
  if (path !== undefined) return site.readTwin(path);
  throw new ResourceNotFoundError(uri);
}

const contents = (uri: string, text: string): {contents: TextResourceContents[]} => ({
  contents: [{uri, mimeType: markdown, text}],
});

/**
 * Adds the resources to a server: the list of each version, the pages of the latest with the REST reference, and a
 * template by which those of every version are read. Nothing is read of the site before somebody asks.
 */
export function registerResources(server: McpServer, site: DocsSite): void {
  for (const version of site.versions) {
    server.registerResource(
      `Pages of ${version.label}`,
      site.addressOf(`${version.path}/${listFile}`),
      {
        title: `All pages of version ${version.label}`,
        description: 'Addresses of all pages, with a sentence about each.',
        mimeType: markdown,
      },
      async ({href}) => contents(href, await site.readList(version)),
    );
  }

  const [latest] = site.versions;
  const template = new ResourceTemplate(`${site.address}{+path}${twinSuffix}`, {
    async list() {
      const pages = latest ? await pagesOf(site, latest) : new Map<string, SearchRecord>();
      return {
        resources: [...pages].map(([uri, title]) => ({
          uri,
          name: pathIn(site, uri),
          title: title.heading,
          description: title['hierarchy.lvl0'],
        })),
      };
    },
    complete: {path: typed => pathsWith(site, typed)},
  });
  server.registerResource(
    'Page',
    template,
    {
      title: 'A page of the documentation',
      description:
        'A page of any version as Markdown: the path of its address, such as "docs/concepts/workspace" or "docs/1.4.x/concepts/workspace".',
      mimeType: markdown,
    },
    async ({href}) => contents(href, await readPage(site, href)),
  );
}
