/** Turns code into HTML whose colors are classes. It runs when a page is built, and in the browser when code is new. */
import {colorRuns, type Run, tokenize, writeRuns} from '@site/src/content/codeColors';
import includeLanguages from '@theme/prism-include-languages';
import {Prism, type PrismGrammar} from 'prism-react-renderer';

includeLanguages(Prism);

/** The names in the code that have an entry in the reference. */
export interface SymbolLinks {
  /** Where each begins, the name, and its entry: see src/remark/symbolLinks.ts. */
  symbols: string;
  /** Address of the reference, with a slash at its end. */
  reference: string;
}

interface SymbolLink {
  start: number;
  name: string;
  href: string;
}

function readLinks({symbols, reference}: SymbolLinks): SymbolLink[] {
  return symbols.split(' ').map(symbol => {
    const [start, name = '', entry = ''] = symbol.split(':');
    return {start: Number(start), name, href: reference + entry};
  });
}

/** The part of a run before a name, the name with its address, and the part behind it. */
function linked(run: Run, offset: number, symbols: readonly SymbolLink[]): Run[] {
  const symbol = symbols.find(
    ({start, name}) => start >= offset && start + name.length <= offset + run.text.length,
  );
  const at = symbol ? symbol.start - offset : -1;
  if (!symbol || !run.text.startsWith(symbol.name, at)) return [run];
  const end = at + symbol.name.length;
  const rest = {...run, text: run.text.slice(end)};
  return [
    {...run, text: run.text.slice(0, at)},
    {...run, text: symbol.name, href: symbol.href},
    ...linked(rest, offset + end, symbols),
  ].filter(({text}) => text);
}

function withLinks(runs: readonly Run[], symbols: readonly SymbolLink[]): Run[] {
  let offset = 0;
  return runs.flatMap(run => {
    const parts = linked(run, offset, symbols);
    offset += run.text.length;
    return parts;
  });
}

/** The runs of each line, every line but the last with its line break. */
function splitLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {text, ...looks} of runs) {
    for (const [index, part] of text.split(/(?<=\n)/).entries()) {
      const line = lines.at(-1);
      const isBehindBreak = index > 0 || line?.at(-1)?.text.endsWith('\n');
      if (isBehindBreak) lines.push([{text: part, ...looks}]);
      else line?.push({text: part, ...looks});
    }
  }
  return lines;
}

/** How the lines of a code block look. */
export interface LineLooks {
  /** Classes by the index of the line. */
  classNames: Readonly<Record<number, readonly string[]>>;
  hasNumbers: boolean;
}

function writeLine(line: readonly Run[], classNames: readonly string[], hasNumbers: boolean) {
  const code = writeRuns(line);
  if (hasNumbers) {
    const names = [...classNames, 'code-line'].join(' ');
    return `<span class="${names}"><span class="code-line-number"></span><span class="code-line-content">${code}</span></span>`;
  }
  if (classNames.length === 0) return code;
  // Such a line is a block, which needs a line break of its own to be as high as a line when it is empty.
  const ended = code.includes('\n') ? code : `${code}\n`;
  return `<span class="${classNames.join(' ')}">${ended}</span>`;
}

/**
 * HTML of code in a language; in one that is not known, of the code without colors.
 *
 * @param links names that become links, in their order; left out where the code has moved since
 */
export function highlight(
  code: string,
  language: string,
  {classNames, hasNumbers}: LineLooks,
  links?: SymbolLinks | '',
): string {
  const symbols = links ? readLinks(links) : [];
  const grammar: PrismGrammar | undefined = Prism.languages[language];
  const stream = grammar ? tokenize(Prism, code, language, grammar) : code;
  const runs = withLinks(colorRuns(stream), symbols);
  if (!hasNumbers && Object.keys(classNames).length === 0) return writeRuns(runs);
  return splitLines(runs)
    .map((line, index) => writeLine(line, classNames[index] ?? [], hasNumbers))
    .join('');
}
