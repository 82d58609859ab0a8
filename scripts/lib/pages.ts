import path from 'node:path';
import matter from 'gray-matter';
import {memberFiles} from '../../src/members/memberFiles.ts';
import {projectFiles, readSources, type SourceFile} from '../../src/project/projectFiles.ts';

/** One Markdown page of the documentation or of the API reference. */
export interface Page {
  /** Path relative to the root. */
  file: string;
  /** The docs version (`current`, `1.4.x`, …) or `api`: titles are unique within one. */
  collection: string;
  /** Address, for example `/docs/introduction/quick-start`. */
  route: string;
  frontMatter: Record<string, unknown>;
  /** The whole file, front matter included, so that line numbers hold. */
  source: string;
}

interface Collection {
  name: string;
  folder: string;
  route: string;
}

/** The folder of pages that a file belongs to; undefined for a file that is no page. */
function collectionOf(file: string): Collection | undefined {
  const segments = file.split('/');
  if (segments.some(segment => segment.startsWith('_'))) return undefined;
  if (segments[0] === 'docs') return {name: 'current', folder: 'docs', route: '/docs'};
  if (segments[0] === 'api') return {name: 'api', folder: 'api', route: '/api'};
  const version = /^versioned_docs\/version-([^/]+)\//.exec(file)?.[1];
  if (!version) return undefined;
  return {name: version, folder: `versioned_docs/version-${version}`, route: `/docs/${version}`};
}

/**
 * The address that Docusaurus gives to a page.
 *
 * @param id path inside the collection without extension, for example `concepts/index`
 * @param slug front matter `slug`: absolute within the collection, or relative to the folder
 */
export function pageRoute(base: string, id: string, slug?: string): string {
  const folder = path.posix.dirname(id);
  const name = path.posix.basename(id);
  const isIndex = /^(index|readme)$/i.test(name) || name === path.posix.basename(folder);
  const inside = slug?.startsWith('/')
    ? slug
    : path.posix.join('/', folder, slug ?? (isIndex ? '' : name));
  return path.posix.join(base, inside).replace(/(?<=.)\/$/, '');
}

/** The keys and values above a page's text; a broken block is an error that names the file. */
function parseYamlBlock(source: string, file: string): Record<string, unknown> {
  try {
    return matter(source, {}).data;
  } catch (error) {
    throw new Error(`${file}: the front matter is not valid YAML`, {cause: error});
  }
}

function toPage({file, text}: SourceFile): Page[] {
  const collection = collectionOf(file);
  if (!collection) return [];
  const frontMatter = parseYamlBlock(text, file);
  const id = path.posix.relative(collection.folder, file).replace(/\.mdx?$/, '');
  const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined;
  const route = pageRoute(collection.route, id, slug);
  return [{file, collection: collection.name, route, frontMatter, source: text}];
}

/** Every page of `docs/`, `api/` and `versioned_docs/`, member pages included. */
export async function readPages(): Promise<Page[]> {
  return [...(await readSources(/\.mdx?$/)), ...memberFiles()].flatMap(toPage);
}

/** The address of a file below `src/pages`; undefined for tests, styles and private files. */
function standaloneRoute(file: string): string | undefined {
  const id = /^src\/pages\/(.+)\.(?:tsx|jsx?|mdx?)$/.exec(file)?.[1];
  if (!id || /(^|\/)_|\.test$/.test(id)) return undefined;
  return `/${id}`.replace(/\/index$/, '') || '/';
}

/** The addresses of all pages, those of `src/pages` included. */
export async function pageRoutes(): Promise<Set<string>> {
  const standalone = (await projectFiles())
    .map(standaloneRoute)
    .filter(route => route !== undefined);
  return new Set([...(await readPages()).map(page => page.route), ...standalone]);
}
