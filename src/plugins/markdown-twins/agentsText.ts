/** Writes the snippet that people paste into the AGENTS.md of their project: rules, and a short index of the pages. */

/** A longer text costs every task of a project too much. */
export const longestSnippet = 8192;

interface Section {
  title: string;
  /** Addresses of pages as Markdown. */
  addresses: readonly string[];
}

export interface AgentsSource {
  product: string;
  /** Label of the version that the pages describe. */
  version: string;
  /** Address of the snippet itself. */
  source: string;
  /** Address of llms.txt. */
  list: string;
  /** Address of the site, with a slash at the end. */
  base: string;
  /** Paragraphs and lists. */
  guidance: readonly string[];
  sections: readonly Section[];
}

/** `docs/a/b.md`, `docs/a/c.md` → `docs/a/{b,c}.md`, each folder once, in the order of their first pages. */
function foldersOf(addresses: readonly string[], base: string): string[] {
  const folders = new Map<string, string[]>();
  for (const address of addresses) {
    const [, folder = '', name = ''] =
      /^(.*\/|)([^/]*)\.md$/.exec(address.slice(base.length)) ?? [];
    folders.set(folder, [...(folders.get(folder) ?? []), name]);
  }
  return [...folders].map(([folder, names]) =>
    names.length === 1 ? `${folder}${names[0]}.md` : `${folder}{${names.join(',')}}.md`,
  );
}

/** The folder that has all of these addresses. */
function commonFolder(addresses: readonly string[], base: string): string {
  const [first = '', ...others] = addresses.map(address => address.slice(base.length));
  let length = first.lastIndexOf('/') + 1;
  while (!others.every(other => other.startsWith(first.slice(0, length)))) {
    length = first.lastIndexOf('/', length - 2) + 1;
  }
  return first.slice(0, length);
}

/**
 * A line for each section. While they are too long together, the longest one names only the folder of its pages.
 *
 * @param room how many characters the lines may have
 */
function indexLines({sections, base}: AgentsSource, room: number): string[] {
  const lines = sections.map(({title, addresses}) => ({
    text: `- ${title}: ${foldersOf(addresses, base).join(' ')}`,
    short: `- ${title}: ${commonFolder(addresses, base)}**`,
  }));
  const lengthOf = () => lines.reduce((sum, {text}) => sum + text.length + 1, 0);
  while (lengthOf() > room) {
    const [longest] = lines.toSorted((a, b) => b.text.length - a.text.length);
    if (!longest || longest.text.length <= longest.short.length) break;
    longest.text = longest.short;
  }
  return lines.map(({text}) => text);
}

/**
 * The snippet. Of a site with too many pages, it names the folders of those that it has no room for.
 *
 * @throws Error for a text that is too long without the names of pages
 */
export function agentsText(source: AgentsSource): string {
  const {product, version, base, list, guidance} = source;
  const before = [
    `<!-- ${product} documentation ${version}, from ${source.source} -->`,
    `## ${product}`,
    `Your training data may describe older versions of ${product}. Before you write code for it, read the pages for your task. Their addresses are below \`${base}\`; \`{a,b}.md\` means two pages, \`a/**\` every page of a folder. What each page is about is in ${list}.`,
    ...guidance,
    `### Pages of ${version}`,
    '',
  ].join('\n\n');
  const text = `${before}${indexLines(source, longestSnippet - before.length - 1).join('\n')}\n`;
  if (text.length >= longestSnippet) {
    throw new Error(
      `The snippet for AGENTS.md has ${text.length} characters; fewer than ${longestSnippet} are allowed. Shorten its guidance (src/plugins/markdown-twins/guidance.ts).`,
    );
  }
  return text;
}
