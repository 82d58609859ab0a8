import {parseFenceMeta} from '../content/fenceMeta.ts';
import type {Fence} from './fence.ts';
import {familyOf} from './languages.ts';

export interface SamplePage {
  file: string;
  version: string;
  source: string;
}

interface Opening {
  indent: string;
  marker: string;
  language: string;
  meta: string;
}

function openingOf(line: string): Opening | undefined {
  const [, indent = '', marker, language = '', meta = ''] =
    /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)([^`]*)$/.exec(line) ?? [];
  return marker ? {indent, marker, language: language.toLowerCase(), meta} : undefined;
}

function closes({marker}: Opening, line: string): boolean {
  const text = line.trim();
  return text.length >= marker.length && text === marker.charAt(0).repeat(text.length);
}

/** A line of code without the indentation that its fence has in a list or a component. */
function dedent(line: string, indent: string): string {
  return line.startsWith(indent) ? line.slice(indent.length) : line.trimStart();
}

/** Index of the line that closes a fence; the number of lines when none does. */
function findEnd(lines: readonly string[], start: number, opening: Opening): number {
  const index = lines.findIndex((line, at) => at > start && closes(opening, line));
  return index === -1 ? lines.length : index;
}

/** The last fence of the same family, for one that goes on from it. */
function predecessor(fences: readonly Fence[], language: string): Fence | undefined {
  return fences.findLast(fence => familyOf(fence.language) === familyOf(language));
}

/** Every code fence of a page, in its order. */
export function readFences({file, version, source}: SamplePage): Fence[] {
  const lines = source.split(/\r?\n/);
  const fences: Fence[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const opening = openingOf(lines[at] ?? '');
    if (!opening) continue;
    const end = findEnd(lines, at, opening);
    const code = lines.slice(at + 1, end).map(line => dedent(line, opening.indent));
    const meta = parseFenceMeta(opening.meta);
    const before = meta.continues ? predecessor(fences, opening.language) : undefined;
    if (meta.continues && !before)
      meta.problems.push('continues: no fence before it to go on from');
    if (end === lines.length) meta.problems.push('the fence is never closed');
    const {language} = opening;
    fences.push({
      file,
      version: meta.version ?? version,
      line: at + 1,
      language,
      meta,
      code: code.join('\n'),
      before,
    });
    at = end;
  }
  return fences;
}
