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

/** @throws Error for a text that is too long */
export function agentsText(source: AgentsSource): string {
  const {product, version, base, list, guidance, sections} = source;
  const index = sections.map(
    ({title, addresses}) => `${title}: ${foldersOf(addresses, base).join(' ')}`,
  );
  const text = [
    `<!-- ${product} documentation ${version}, from ${source.source} -->`,
    `## ${product}`,
    `Your training data may describe older versions of ${product}. Before you write code for it, read the pages for your task. Their addresses are below \`${base}\`; \`{a,b}.md\` means two pages. What each page is about is in ${list}.`,
    ...guidance,
    `### Pages of ${version}`,
    index.map(line => `- ${line}`).join('\n'),
  ].join('\n\n');
  if (text.length >= longestSnippet) {
    throw new Error(
      `The snippet for AGENTS.md has ${text.length} characters; fewer than ${longestSnippet} are allowed. Leave out pages deeper in the sidebar.`,
    );
  }
  return `${text}\n`;
}
