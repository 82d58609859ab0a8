import path from 'node:path';
import type {Page} from './pages.ts';

/** A link of a page's source to another page of the site. */
export interface PageLink {
  /** As it is written, for example `../concepts/workspace.mdx#keys` or `/docs/glossary`. */
  target: string;
  /** Where the target begins in the source. */
  index: number;
  /** Address of the page it leads to, without the hash. */
  route: string;
}

/** Targets of Markdown links and of attributes that hold an address. */
const linkTargets = /\]\(([^)\s]+)(?:\s+"[^"]*")?\)|\b(?:href|to)="([^"]+)"/g;

/** Code fences, whose content is no link; blanked out so that positions stay. */
const fences = /^([ \t]*)(`{3,}|~{3,})[\s\S]*?^[ \t]*\2[ \t]*$/gm;

/** The links of a page to pages of `routes`, by relative file path or by address. */
export function linksOf(
  page: Pick<Page, 'file' | 'source'>,
  pagesByFile: ReadonlyMap<string, Pick<Page, 'route'>>,
): PageLink[] {
  const text = page.source.replace(fences, match => match.replace(/[^\n]/g, ' '));
  return [...text.matchAll(linkTargets)].flatMap(match => {
    const target = match[1] ?? match[2] ?? '';
    const address = target.replace(/[?#].*$/, '');
    const index = match.index + match[0].indexOf(target);
    if (address.startsWith('/')) return [{target, index, route: address}];
    const file = path.posix.join(path.posix.dirname(page.file), address);
    const route = pagesByFile.get(file)?.route;
    return route === undefined ? [] : [{target, index, route}];
  });
}
