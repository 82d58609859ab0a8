/**
 * Works out what moving a page changes: the page and its own links, the links of other pages to it,
 * its entry in the sidebar, and a redirect from its old address.
 */
import path from 'node:path';
import {linksOf} from './links.ts';
import {type Page, pageRoute} from './pages.ts';

type MovablePage = Pick<Page, 'file' | 'route' | 'source'> & Partial<Pick<Page, 'frontMatter'>>;

export interface MoveRequest {
  /** All pages of the site. */
  pages: readonly MovablePage[];
  /** Path of the page, for example `docs/concepts/workspace.mdx`. */
  from: string;
  /** Path that it gets; in the same docs folder. */
  to: string;
  /** Source of the sidebar that holds the page. */
  sidebar: string;
  /** Source of config/redirects.ts. */
  redirects: string;
}

export interface MovePlan {
  /** Old and new address. */
  route: {from: string; to: string};
  /** New content by path, the moved page included. */
  files: Map<string, string>;
  sidebar: string;
  redirects: string;
}

const docsFolder = 'docs/';

function idOf(file: string): string {
  return file.slice(docsFolder.length).replace(/\.mdx?$/, '');
}

/** The page to move, once everything that can be wrong with the request has been excluded. */
function findPage({pages, from, to}: MoveRequest): MovablePage {
  const page = pages.find(({file}) => file === from);
  if (!page) throw new Error(`${from} is not a page; give its path, for example docs/index.mdx`);
  if (!from.startsWith(docsFolder) || !/^docs\/.+\.mdx?$/.test(to)) {
    throw new Error(`Only pages of docs/ can be moved, within it: ${from} → ${to}`);
  }
  if (pages.some(({file}) => file === to)) throw new Error(`${to} exists already`);
  return page;
}

/** Replaces links of a source, given by what `linksOf` found; the last first, so that indexes hold. */
function replaceLinks(source: string, changes: {index: number; length: number; text: string}[]) {
  return [...changes]
    .sort((a, b) => b.index - a.index)
    .reduce(
      (text, change) =>
        text.slice(0, change.index) + change.text + text.slice(change.index + change.length),
      source,
    );
}

/** A relative path as Markdown writes it. */
function relativePath(fromFile: string, toFile: string): string {
  const relative = path.posix.relative(path.posix.dirname(fromFile), toFile);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** The source of a page with every link that the move breaks set right. */
function relink(page: MovablePage, plan: {request: MoveRequest; newRoute: string}): string {
  const {pages, from, to} = plan.request;
  const byFile = new Map(pages.map(other => [other.file, other]));
  const fileByRoute = new Map(pages.map(other => [other.route, other.file]));
  const oldRoute = byFile.get(from)?.route;
  const movedFile = page.file === from ? to : page.file;
  const changes = linksOf(page, byFile).flatMap(({target, index, route}) => {
    const suffix = /[?#].*$/.exec(target)?.[0] ?? '';
    if (target.startsWith('/')) {
      if (route !== oldRoute) return [];
      return [{index, length: target.length, text: plan.newRoute + suffix}];
    }
    const targetFile = fileByRoute.get(route);
    if (targetFile === undefined || (page.file !== from && targetFile !== from)) return [];
    const newTarget = relativePath(movedFile, targetFile === from ? to : targetFile) + suffix;
    return [{index, length: target.length, text: newTarget}];
  });
  return replaceLinks(page.source, changes);
}

function moveInSidebar(sidebar: string, fromId: string, toId: string): string {
  const quoted = [`'${fromId}'`, `"${fromId}"`].find(text => sidebar.includes(text));
  if (!quoted) {
    throw new Error(
      `The sidebar does not name ${fromId} literally: change its entry by hand first`,
    );
  }
  return sidebar.replaceAll(quoted, `'${toId}'`);
}

/** Adds the rule, and lets rules that led to the old address lead to the new one. */
function addRedirect(redirects: string, from: string, to: string): string {
  const list = /(const moved: readonly Redirect\[\] = \[\n)([\s\S]*?)(^\];)/m;
  if (!list.test(redirects)) throw new Error('The list of config/redirects.ts was not found');
  return redirects.replace(list, (_, start: string, rules: string, end: string) => {
    const kept = rules
      .replaceAll(`to: '${from}'`, `to: '${to}'`)
      .split('\n')
      .filter(rule => !rule.includes(`from: '${to}'`))
      .join('\n');
    return `${start}${kept}  {from: '${from}', to: '${to}'},\n${end}`;
  });
}

/**
 * @throws Error when the page does not exist, the target does, either is outside docs/, or the
 *   sidebar does not name the page
 */
export function planMove(request: MoveRequest): MovePlan {
  const page = findPage(request);
  const {from, to, pages} = request;
  const slug = page.frontMatter?.slug;
  const newRoute = pageRoute('/docs', idOf(to), typeof slug === 'string' ? slug : undefined);
  const files = new Map<string, string>();
  for (const other of pages) {
    const source = relink(other, {request, newRoute});
    if (other.file === from) files.set(to, source);
    else if (source !== other.source) files.set(other.file, source);
  }
  return {
    route: {from: page.route, to: newRoute},
    files,
    sidebar: moveInSidebar(request.sidebar, idOf(from), idOf(to)),
    redirects:
      page.route === newRoute
        ? request.redirects
        : addRedirect(request.redirects, page.route, newRoute),
  };
}
