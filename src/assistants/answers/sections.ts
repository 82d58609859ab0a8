/** The sections of a Markdown text. */

export interface MarkdownSection {
  /** Number of `#`. */
  level: number;
  /** The heading without marks of Markdown. */
  heading: string;
  /** Where its heading begins, and where the next of its level or above does. */
  start: number;
  end: number;
}

/** A heading as readers see it: `` ### `get` [x](y) `` → `get x`. */
function plain(heading: string): string {
  return heading
    .replace(/!?\[((?:[^[\]\\]|\\.)*)\]\([^)]*\)/g, '$1')
    .replace(/\\([^\p{L}\p{N}\s])/gu, '$1')
    .replace(/[`*]/g, '')
    .trim();
}

/** What two spellings of a heading have in common. */
export function headingKey(heading: string): string {
  return (
    heading
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? ''
  );
}

/** All sections in their order; code has no headings. */
export function sectionsOf(markdown: string): MarkdownSection[] {
  const heads: Omit<MarkdownSection, 'end'>[] = [];
  let fence: string | undefined;
  for (const {0: line, index} of markdown.matchAll(/^.*$/gm)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && fence === undefined) fence = mark;
    else if (mark && fence !== undefined && mark.startsWith(fence)) fence = undefined;
    const [, marks, text] = (fence === undefined && /^(#{1,6}) (.*)$/.exec(line)) || [];
    if (marks && text) heads.push({level: marks.length, heading: plain(text), start: index});
  }
  return heads.map((head, at) => {
    const next = heads.slice(at + 1).find(({level}) => level <= head.level);
    return {...head, end: next?.start ?? markdown.length};
  });
}
