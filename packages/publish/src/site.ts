/** What a build of Docusaurus is while it is published, and how other plugins add to it. */
import type {Plugin} from '@docusaurus/types';

/** Contents by the path of their file below the folder of the site, with forward slashes. */
export type Files = ReadonlyMap<string, string | Buffer>;

/** A site whose pages are rendered, before anything in them is changed. */
export interface RenderedSite {
  /** Origin of the site, such as `https://docs.example.com`. */
  url: string;
  /** Its path on the host, with slashes on both sides. */
  baseUrl: string;
  /** The paths of all pages on the host, without a trailing slash save that of the home page. */
  routes: readonly string[];
  /** HTML as Docusaurus rendered it, by the path of the page on the host. */
  pages: ReadonlyMap<string, string>;
}

/** A site whose pages and files are written, without what only servers read. */
export interface WrittenSite {
  /** Folder of the site. */
  folder: string;
  baseUrl: string;
  /** The pages as readers get them, by file. */
  pages: ReadonlyMap<string, string>;
}

/** Hooks of a plugin beside those of Docusaurus. The site is published once all plugins have returned their files. */
export interface Publisher {
  /** Files that are made from the pages, or whenever a site is built. */
  publish?(site: RenderedSite): Files | Promise<Files>;
  /** Files that are made from the pages as readers get them, such as lists of them. */
  publishLast?(site: WrittenSite): Files | Promise<Files>;
}

export type PublishingPlugin<Content = unknown> = Plugin<Content> & Publisher;

/**
 * The path of the page in a file, on the host: `docs/x.html` and `docs/x/index.html` are `/docs/x`.
 *
 * @param baseUrl path of the site, with slashes on both sides
 */
export function pathOfPage(file: string, baseUrl: string): string {
  return baseUrl + file.replace(/(?:(?:^|\/)index)?\.html$/, '');
}
