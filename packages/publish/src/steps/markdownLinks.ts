import {listFile, twinSuffix} from '../twinAddress.ts';
import type {PageStep} from './step.ts';

const bodyTag = /<body\b[^>]*>/;

/** @throws Error for a page without the tag */
function addBehind(html: string, tag: RegExp, added: string, missing: string): string {
  const [found] = tag.exec(html) ?? [];
  if (!found) throw new Error(missing);
  // A function, because replacements in texts have signs of their own.
  return html.replace(found, () => found + added);
}

/** The list of pages that is closest to a page; undefined for a site without lists. */
function listFor(file: string, files: ReadonlySet<string>): string | undefined {
  const folders = file.replace(/\.html$/, '').split('/');
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const list = [...folders.slice(0, depth), listFile].join('/');
    if (files.has(list)) return list;
  }
  return undefined;
}

/**
 * Names the Markdown of a page in its head, and the list of all pages at the start of its body, where programs that drop
 * the head find it. Neither is a part of what React renders, so that no script has to know them; nobody sees the link.
 *
 * @param files all files that are published besides pages
 */
export function linkMarkdown(files: ReadonlySet<string>, baseUrl: string): PageStep {
  return (html, {file}) => {
    const twin = file.replace(/\.html$/, twinSuffix);
    // The not-found page has Markdown as well, but not one of its own address.
    if (file === '404.html' || !files.has(twin)) return html;
    const tag = `<link rel="alternate" type="text/markdown" href="${baseUrl}${twin}">`;
    const withTwin = addBehind(html, /<\/title>/, tag, `${file} has no title`);
    const list = listFor(file, files);
    if (list === undefined) return withTwin;
    const link = `<a hidden href="${baseUrl}${list}">All pages as Markdown</a>`;
    return addBehind(withTwin, bodyTag, link, `${file} has no body`);
  };
}
