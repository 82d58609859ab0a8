/** Writes llms.txt (llmstxt.org): what a version is, how to use the product, and the list of its pages. */

/** More is cut by tools that read it: see the README. */
export const longestList = 50_000;

/** A line of a list: `- [name](url): note`. */
export interface Entry {
  name: string;
  url: string;
  note?: string;
  /** Groups that it is in: what is deep inside loses its note first when the list gets too long. */
  depth?: number;
}

export interface EntrySection {
  title: string;
  entries: readonly Entry[];
}

export interface LlmsFile {
  title: string;
  summary: string;
  /** Paragraphs and lists, without headings. */
  guidance: readonly string[];
  sections: readonly EntrySection[];
}

function line({name, url, note}: Entry): string {
  // A bracket would end the name.
  const label = name.replace(/[[\]]/g, '\\$&');
  return note ? `- [${label}](${url}): ${note}` : `- [${label}](${url})`;
}

function write({title, summary, guidance, sections}: LlmsFile, notedDepth: number): string {
  const lists = sections.map(section => {
    const lines = section.entries.map(({note = '', depth = 0, ...entry}) =>
      line(depth <= notedDepth ? {...entry, note} : entry),
    );
    return `## ${section.title}\n\n${lines.join('\n')}`;
  });
  return `${[`# ${title}`, `> ${summary}`, ...guidance, ...lists].join('\n\n')}\n`;
}

/**
 * The text of a list, with the notes of as many levels as fit.
 *
 * @param limit characters; a list that is longer even without notes keeps those at the top
 */
export function llmsText(file: LlmsFile, limit = longestList): string {
  const depths = file.sections.flatMap(({entries}) => entries.map(({depth = 0}) => depth));
  for (let depth = Math.max(0, ...depths); depth > 0; depth--) {
    const text = write(file, depth);
    if (text.length < limit) return text;
  }
  return write(file, 0);
}
