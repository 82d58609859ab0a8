/** Takes the text of a section apart, as the build writes it: see `tidy` of the plugin `search-index`. */
import {stopWords} from '../text/plainWords.ts';

export interface Sentence {
  text: string;
  /** What stands between it and the one before. */
  before: ' ' | ' · ';
}

const entryEnd = /\s+·\s+/;
const sentenceEnd = /(?<=[.!?]["”)]?)\s+(?=["“(\p{Lu}\d])/u;
/** A row of a table: its first cell, and the others. */
const row = /^[^.:!]{1,60}: \S/;
/** The first row of a table, which names its columns, at the end of what stands before the others. */
const tableHead = /(?:^|(?<=[.!?:]\s))\p{Lu}[^.:!?]{0,40}: [^.:!?]{1,90}$/u;
/** The name of a file above a sample of code. */
const fileName =
  /(?<=^|\s)[\w@-][\w./@-]*\.(?:[cm]?[jt]sx?|html|css|json|ya?ml|vue|py|rb|php|rs|go|dart|swift|kt|sh)$/;

/** Share of plain words, which samples of code have few of. */
export function plainness(text: string): number {
  const parts = text.split(/\s+/);
  return parts.filter(part => /^["“(]?[\p{L}'’-]+[.,:;!?)"”]*$/u.test(part)).length / parts.length;
}

/** An entry without what only stands there for the table or the sample that follows. */
function withoutHead(entry: string, next: string | undefined): string {
  const isHead = next !== undefined && row.test(next) && next.includes('.');
  return (isHead ? entry.replace(tableHead, '') : entry).replace(fileName, '').trim();
}

const nameInCode = /[_\d/]|\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u;

/** Whether the last entry lists what samples of code name. */
function isNameList(entry: string): boolean {
  const parts = entry.split(/\s+/);
  if (/[.!?…:]["”)]?$/.test(entry) || parts.some(part => stopWords.has(part))) return false;
  const inCode = parts.filter(part => nameInCode.test(part)).length;
  return /^[^\p{Lu}]/u.test(entry) || inCode >= parts.length / 2;
}

/** Sentences and entries of lists and tables, each once, without what only code and tables need. */
export function sentencesOf(text: string): Sentence[] {
  const entries = text.split(entryEnd).filter(Boolean);
  const told = entries.map((entry, at) => withoutHead(entry, entries[at + 1])).filter(Boolean);
  while (told.length > 1 && isNameList(told.at(-1) ?? '')) told.pop();
  const known = new Set<string>();
  return told
    .flatMap(entry =>
      entry
        .split(sentenceEnd)
        .map((sentence, at): Sentence => ({text: sentence, before: at === 0 ? ' · ' : ' '})),
    )
    .filter(sentence => !known.has(sentence.text) && known.add(sentence.text));
}

/** A run of sentences as it is read. */
export function joined(sentences: readonly Sentence[]): string {
  return sentences
    .map(({text, before}, at) => (at === 0 ? text : before + text))
    .join('')
    .replace(/(?<=[.!?:]) · /g, ' ')
    .replace(/(?<![\p{L}\p{N}_])(\p{L}{2,}) \1(?![\p{L}\p{N}_])/gu, '$1');
}
