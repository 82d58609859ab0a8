import type {Options} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import {docsPath, versions} from '../src/content/docsVersions.ts';
import {isMemberPage} from '../src/members/addresses.ts';
import {sidebarItemsGenerator} from '../src/members/sidebarGenerator.ts';
import {documentFile} from '../src/openapi/documentFile.ts';
import {assumed} from '../src/remark/assumed.ts';
import {diagram} from '../src/remark/diagram/index.ts';
import {figure} from '../src/remark/figure.ts';
import {glossary} from '../src/remark/glossary.ts';
import {linkedTabs} from '../src/remark/linkedTabs.ts';
import {pageComponents} from '../src/remark/pageComponents.ts';
import {readingTime} from '../src/remark/readingTime.ts';
import {sampleProof} from '../src/remark/sampleProof.ts';
import {symbolLinks} from '../src/remark/symbolLinks.ts';
import {unbrokenCode} from '../src/remark/unbrokenCode.ts';
import {editUrl} from './site.ts';

const remarkPlugins = [
  [npm2yarn, {sync: true}],
  linkedTabs,
  diagram,
  figure,
  pageComponents,
  readingTime,
  sampleProof,
  symbolLinks,
  unbrokenCode,
] satisfies Options['remarkPlugins'];

/** What adds headings has to run before Docusaurus collects them. */
const beforeDefaultRemarkPlugins = [
  glossary,
  assumed,
] satisfies Options['beforeDefaultRemarkPlugins'];

const shared = {
  editUrl,
  showLastUpdateTime: true,
  breadcrumbs: true,
  beforeDefaultRemarkPlugins,
  remarkPlugins,
} satisfies Partial<Options>;

/** The documentation at /docs, latest version first. */
export const docs = {
  ...shared,
  path: 'docs',
  routeBasePath: docsPath,
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator,
  lastVersion: 'current',
  versions,
  // Member pages are made from data, so that is what a reader edits.
  editUrl: ({versionDocsDirPath, docPath}) => {
    const file = `${versionDocsDirPath}/${docPath}`;
    return editUrl && `${editUrl}${isMemberPage(file) ? 'members' : file}`;
  },
} satisfies Options;

/** The reference of the REST interface at /api: a docs instance of its own, without versions. */
export const api = {
  ...shared,
  id: 'api',
  path: 'api',
  routeBasePath: 'api',
  sidebarPath: './sidebarsApi.ts',
  // Pages of operations are made from the OpenAPI document, so that is what a reader edits.
  editUrl: ({docPath}) =>
    editUrl && `${editUrl}${docPath.startsWith('operations/') ? documentFile : `api/${docPath}`}`,
} satisfies Options;

/** Pages outside the documentation: home, the page about Markdown. */
export const pages = {
  path: 'src/pages',
  beforeDefaultRemarkPlugins,
  remarkPlugins,
} satisfies PagesOptions;
