/**
 * Docusaurus plugin: writes the Markdown twin of each page beside its HTML, llms.txt, the list of them, for each
 * version, and a file that lists the versions. It reads the HTML that readers get. See README.md.
 */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {prepareWork} from '@engagespot-docs/cache/work';
import type {PublishingPlugin} from '@engagespot-docs/publish/site';
import {listFile, twinPath} from '@engagespot-docs/publish/twin-address';
import pMap from 'p-map';
import {mainOf} from '../../content/articleHtml.ts';
import type {MovedPages} from '../../content/movedPages.ts';
import {type PublishedVersions, versionsFile} from '../../content/publishedVersions.ts';
import {keptDocument} from '../../openapi/keptDocument.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import type {Site} from './addresses.ts';
import {type ListSource, listFiles, type MadeTwin, type ProgramFile} from './lists.ts';
import type {Article, ReadArticle} from './markdownWork.ts';
import {notFoundFile} from './notFound.ts';
import {headTags} from './pageFacts.ts';
import {type ListedSection, sectionsOf} from './sections.ts';
import {twinText} from './twin.ts';
import {type TwinVersion, twinVersions, versionOf} from './versions.ts';

interface Options {
  movedPages: MovedPages;
  /** One sentence on what the product is. */
  summary: string;
  /** Path of the OpenAPI document, relative to the site. */
  document: string;
  /** Paths of pages without a text of their own, below the base path. */
  without: readonly string[];
  /** Paths of pages that no sidebar has and the list of the latest version names, below the base path. */
  furtherPages: readonly string[];
  /** Files that the list of the latest version names for programs. */
  programFiles: readonly ProgramFile[];
}

export default function markdownTwins(
  {baseUrl, siteConfig}: LoadContext,
  options: Options,
): PublishingPlugin {
  const {url, title: siteTitle} = siteConfig;
  let versions: TwinVersion[] = [];
  let reference: ListedSection[] = [];

  return {
    name: 'markdown-twins',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs'] ?? {};
      versions = twinVersions(docs.default as LoadedContent, options.movedPages, baseUrl);
      const [api] = (docs.api as LoadedContent).loadedVersions;
      const paths = api ? sectionsOf(api) : [];
      reference = [
        {
          title: 'REST API reference',
          slug: 'rest-api',
          pages: paths.flatMap(({pages}) => pages),
          paths: paths.flatMap(section => section.paths),
        },
      ];
    },

    async publish({pages: built, routes}) {
      const files = new Map<string, string>();
      const sources = new Map<string, string>();
      for (const route of routes) {
        const html = built.get(route);
        const hasText = !options.without.includes(`/${route.slice(baseUrl.length)}`);
        if (html !== undefined && hasText) sources.set(route, html);
      }
      const pages = new Set(sources.keys());
      const reader = prepareWork<Site, Article, ReadArticle | undefined>(
        path.join(rootDirectory, 'src/plugins/markdown-twins/markdownWork.ts'),
        {url, baseUrl, pages},
      );
      const twins = new Map<string, MadeTwin>();

      await pMap(
        sources,
        async ([route, html]) => {
          const read = await reader.run({route, tags: headTags(html), main: mainOf(html)});
          if (!read?.body) throw new Error(`${route} has no article to make Markdown of`);
          const {title, description, canonical, body} = read;
          const {label, folder, successorOf} = versionOf(versions, route);
          const successor = successorOf(route);
          const file = twinPath(route, baseUrl);
          const page = {title, description, url: url + route};
          const head = {
            ...page,
            canonical: canonical ?? page.url,
            version: label,
            index: url + folder + listFile,
            successor: successor && url + twinPath(successor, baseUrl),
          };
          files.set(file.slice(baseUrl.length), twinText(head, body));
          twins.set(route, {...page, twinUrl: url + file, body});
        },
        {concurrency: 8},
      );

      const {document: api} = await keptDocument(options.document);
      const site = {title: siteTitle, summary: options.summary, url, baseUrl};
      const {programFiles} = options;
      const furtherPages = options.furtherPages.map(page => baseUrl + page.slice(1));
      const source: ListSource = {
        site,
        api,
        versions,
        reference,
        twins,
        furtherPages,
        programFiles,
      };
      for (const {path: file, text} of [...listFiles(source), notFoundFile(source)]) {
        files.set(file.slice(baseUrl.length), text);
      }
      const published: PublishedVersions = {
        site: url + baseUrl,
        versions: versions.map(({name, label, path: start}) => ({
          label,
          tag: `docs-default-${name}`,
          path: start,
        })),
      };
      return files.set(versionsFile, JSON.stringify(published));
    },
  };
}
