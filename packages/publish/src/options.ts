import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {InlineCode, Policy} from './policy.ts';
import type {Redirect} from './redirects.ts';
import type {PathValue} from './rules/rules.ts';
import type {Files} from './site.ts';

/** What a server sends besides contents. */
export interface HeaderSettings {
  /** Headers of every answer. */
  everywhere: Readonly<Record<string, string>>;
  /** `Cache-Control` of pages, of Markdown at the address of a page, of answers "not found". */
  caching: {pages: string; negotiated: string; notFound: string};
  /** `Cache-Control` of files and folders, by their path below the site; one that ends in `/*` covers a folder. */
  cachedFiles: (files: Files) => readonly PathValue[];
  /** Further headers of Markdown. */
  markdown: Readonly<Record<string, string>>;
  /** Further headers of single files, by their path below the site. */
  files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `Content-Type` by the end of a file name. */
  contentTypes: Readonly<Record<string, string>>;
}

/** How scripts and styles wait for the first picture of a page. */
export interface LightSettings {
  /** Source file of the script that loads the others, in TypeScript. */
  starter: string;
  /** Source files of styles that use custom properties of the site and are not among its style sheets. */
  foreignStyles: readonly string[];
}

export type PublishOptions = {
  redirects: readonly Redirect[];
  headers: HeaderSettings;
  /** The policy of pages with these inline scripts and style attributes. */
  pagePolicy: (inline: InlineCode) => Policy;
  /** The policies of what is no page, by paths below the site. */
  otherPolicies: (files: Files) => readonly {path: string; policy: Policy}[];
  /** False publishes pages that load everything at once. */
  light: LightSettings | false;
  /** Labels of versions whose name is not what readers know them by. */
  versionLabels: Readonly<Record<string, string>>;
  sitemap: SitemapOptions;
};
