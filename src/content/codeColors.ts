/** Which pieces of code have which color, and their HTML: the same in code blocks and in the samples of operations. */
import {escapeCode} from './escapeCode.ts';

/**
 * The types of Prism's tokens that share a color, by the class that gives it: see src/css/code.css. The color of text
 * needs no class. Punctuation has it: it is a third of all tokens, and the words between it carry the meaning.
 */
const classes = {
  // A script is the code in the braces of a JSX attribute, which Prism counts to the tag.
  text: ['punctuation', 'operator', 'attr-equals', 'script'],
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule', 'rule', 'important', 'selector'],
  string: ['string', 'char', 'attr-value', 'url'],
  number: ['number', 'boolean', 'constant', 'symbol'],
  function: ['function', 'class-name', 'builtin'],
  property: ['property', 'attr-name', 'variable', 'parameter'],
  tag: ['tag'],
  inserted: ['inserted'],
  deleted: ['deleted'],
} as const;

type Color = keyof typeof classes;

const colorByType = new Map(
  Object.entries(classes).flatMap(([name, types]) => types.map(type => [type, name])),
) as ReadonlyMap<string, Color>;

/** A token of Prism, of any of its editions. */
interface Token {
  type: string;
  alias?: string | string[];
  content: TokenStream;
}

/** Code as Prism takes it apart. */
export type TokenStream = string | Token | readonly (string | Token)[];

/** An edition of Prism. */
interface Highlighter<Grammar> {
  tokenize(code: string, grammar: Grammar): TokenStream;
  hooks: {run(name: string, environment: object): void};
}

/** Takes code apart, with the languages inside of others, such as PHP in a page: these work by hooks. */
export function tokenize<Grammar>(
  prism: Highlighter<Grammar>,
  code: string,
  language: string,
  grammar: Grammar,
): TokenStream {
  const environment = {code, grammar, language, tokens: '' as TokenStream};
  prism.hooks.run('before-tokenize', environment);
  environment.tokens = prism.tokenize(environment.code, grammar);
  prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}

/** A stretch of code in one color. */
export interface Run {
  text: string;
  color: Color;
  /** Address that the text leads to. */
  href?: string;
}

/** The color of a token; without one of its own, it has that of the token around it. A quote belongs to its string. */
function colorOf({type, alias, content}: Token, around: Color): Color {
  const own = [type, ...[alias ?? []].flat()].flatMap(name => colorByType.get(name) ?? []).at(-1);
  const isQuote = around === 'string' && (content === '"' || content === "'");
  return isQuote ? around : (own ?? around);
}

function* runsOf(stream: TokenStream, color: Color): Generator<Run> {
  if (typeof stream === 'string') {
    yield {text: stream, color};
  } else if ('type' in stream) {
    yield* runsOf(stream.content, colorOf(stream, color));
  } else {
    for (const token of stream) yield* runsOf(token, color);
  }
}

/** The runs of code; neighbors of one color are one, and spaces have no color, so that they part nothing. */
export function colorRuns(stream: TokenStream): Run[] {
  const result: Run[] = [];
  for (const {text, color} of runsOf(stream, 'text')) {
    const last = result.at(-1);
    if (last && (last.color === color || !text.trim())) last.text += text;
    else result.push({text, color});
  }
  return result;
}

function writeRun({text, color, href}: Run): string {
  const code = escapeCode(text);
  const link = href ? `<a href="${href}">${code}</a>` : code;
  return color === 'text' ? link : `<span class="code-${color}">${link}</span>`;
}

/** HTML of runs, whose colors are classes. */
export function writeRuns(runs: readonly Run[]): string {
  return runs.map(writeRun).join('');
}
