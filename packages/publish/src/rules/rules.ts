/**
 * What a server has to know about a built site besides its files. It lies in the build, so that a deployment and its
 * rules are one thing.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** Folder of the rules in a build. Servers answer "not found" for it. */
export const rulesFolder = '.hosting';

const values = z.record(z.string(), z.string());

const pathValue = z.strictObject({
  /** A path, or one that ends in `/*` for all below it. */
  path: z.string(),
  value: z.string(),
});

const hostingRules = z.strictObject({
  /** Path of the site on its host, with slashes on both sides. */
  baseUrl: z.string(),
  /** Headers of every answer. */
  headers: values,
  /** `Content-Security-Policy` of every answer, and of those that differ. */
  policy: z.strictObject({pages: z.string(), others: z.array(pathValue)}),
  /** `Cache-Control` of every answer, and of those that differ. */
  caching: z.strictObject({pages: z.string(), others: z.array(pathValue), notFound: z.string()}),
  /** Markdown, by the ends of its addresses: its further headers, and its caching at the address of a page. */
  markdown: z.strictObject({
    ends: z.array(z.string()),
    headers: values,
    negotiatedCaching: z.string(),
  }),
  /** Further headers of single files and folders, by address; that of the home page ends in a slash. */
  files: z.array(z.strictObject({path: z.string(), headers: values})),
  /** `Content-Type` by the end of a file name. */
  contentTypes: values,
  redirects: z.array(z.strictObject({from: z.string(), to: z.string()})),
});

/** All paths are those on the host, with the base path of the site. */
export type HostingRules = z.infer<typeof hostingRules>;

export type PathValue = z.infer<typeof pathValue>;

/** Whether a path is what a rule names: itself, or the folder of a rule that ends in `/*`. */
function fitsRule(pathname: string, rule: string): boolean {
  return rule.endsWith('/*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule;
}

/** The files that answer for the address of a rule: for that of the home page, its variants. */
export function filesOfRule({path: address}: HostingRules['files'][number]): string[] {
  return address.endsWith('/') ? [`${address}index.html`, `${address}index.md`] : [address];
}

/** What holds for a path: the first of the list that fits it, else the fallback. */
export function valueFor(pathname: string, others: readonly PathValue[], fallback: string): string {
  return others.find(({path: rule}) => fitsRule(pathname, rule))?.value ?? fallback;
}

/** Where the rules of a build are, in the form that `npm run preview` reads. */
export function rulesFile(directory: string): string {
  return path.join(directory, rulesFolder, 'rules.json');
}

/** The rules of a build; undefined for a folder without. */
export async function readRules(directory: string): Promise<HostingRules | undefined> {
  const text = await readFile(rulesFile(directory), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : hostingRules.parse(JSON.parse(text));
}

/**
 * All headers of an answer.
 *
 * @param pathname the file that answers
 */
export function headersFor(
  {headers, policy, caching, markdown, files}: HostingRules,
  pathname: string,
  isFound: boolean,
): Record<string, string> {
  const own = files.filter(rule => filesOfRule(rule).some(file => fitsRule(pathname, file)));
  return {
    ...headers,
    ...Object.assign({}, ...own.map(rule => rule.headers)),
    ...(markdown.ends.some(end => pathname.endsWith(end)) && markdown.headers),
    'Content-Security-Policy': valueFor(pathname, policy.others, policy.pages),
    'Cache-Control': isFound ? valueFor(pathname, caching.others, caching.pages) : caching.notFound,
  };
}
