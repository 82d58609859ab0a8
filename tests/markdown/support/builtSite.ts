/** The built site and its Markdown, for tests that hold one to the other. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {site} from '../../../config/site';
import {buildDirectory} from '../../../scripts/lib/paths';
import {agentsFile, skillsFolder} from '../../../src/content/agentFiles';
import {builtPages} from '../../e2e/support/site';

const facts = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  canonical: z.url(),
  /** The page's own address, where another is the canonical one. */
  url: z.url().optional(),
  version: z.string(),
  index: z.url(),
});

export interface Twin {
  /** File in the build: `docs/x.md`. */
  file: string;
  facts: z.infer<typeof facts>;
  /** The line below the front matter. */
  note: string;
  /** The article. */
  body: string;
}

export function readBuilt(file: string): string {
  return readFileSync(path.join(buildDirectory, file), 'utf8');
}

/** Whether the address of a page or a file of this site, without query and fragment, is a file of the build. */
export function isBuilt(address: string): boolean {
  const file = path.join(
    buildDirectory,
    decodeURI(new URL(address).pathname).slice(site.baseUrl.length - 1),
  );
  return [file, `${file}.html`, path.join(file, 'index.html')].some(
    name => existsSync(name) && statSync(name).isFile(),
  );
}

const files = readdirSync(buildDirectory, {recursive: true, encoding: 'utf8'}).sort();

/** Parts of a twin: front matter, a note in one line, the article. */
const parts = /^---\n([\s\S]*?\n)---\n\n(> .*)\n\n([\s\S]*)$/;

function readTwin(file: string): Twin {
  const [, frontMatter = '', note = '', body = ''] = parts.exec(readBuilt(file)) ?? [];
  return {file, facts: facts.parse(parse(frontMatter)), note, body};
}

/** The HTML of the page that a twin belongs to. */
export function pageOf({file}: Twin): string {
  const html = builtPages().get(`/${file.replace(/(?:^index)?\.md$/, '')}`);
  if (html === undefined) throw new Error(`${file} has no page`);
  return html;
}

/** Markdown that belongs to no page: skills, the snippet for AGENTS.md, and the not-found page. */
const isNoTwin = (file: string) =>
  file.startsWith(skillsFolder) || file === agentsFile || file === '404.md';

/** All twins of the build, which all test files of a worker share. */
export const twins: readonly Twin[] = files
  .filter(file => file.endsWith('.md') && !isNoTwin(file))
  .map(readTwin);

/** llms.txt of each version: the files in the build. */
export const listFiles = files.filter(file => file.endsWith('llms.txt'));

/** Addresses in a Markdown text that are on this site, without the fragments. */
export function ownAddresses(markdown: string): string[] {
  const found = markdown.matchAll(/\]\(<?([^)\s>]+)|<(https?:[^>\s]+)>/g);
  return [...found]
    .map(([, inLink, alone]) => inLink ?? alone ?? '')
    .filter(address => address === site.url || address.startsWith(`${site.url}/`));
}
