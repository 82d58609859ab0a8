import {createRequire} from 'node:module';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {Language, type Node, Parser} from 'web-tree-sitter';

export type {Node};

const require = createRequire(import.meta.url);

function folderOf(name: string): string {
  return path.dirname(require.resolve(`${name}/package.json`));
}

/**
 * Where the grammars are. Those of Visual Studio Code are newer and kept up to date; the other
 * collection has the languages that it lacks.
 */
const grammarFolders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['bash', 'css', 'go', 'ini', 'java', 'php', 'python', 'ruby', 'rust'].map(name => [
      name,
      path.join(folderOf('@vscode/tree-sitter-wasm'), 'wasm'),
    ]),
  ),
  ...Object.fromEntries(
    ['dart', 'html', 'kotlin', 'swift', 'toml'].map(name => [
      name,
      path.join(folderOf('tree-sitter-wasms'), 'out'),
    ]),
  ),
};

const parsers = new Map<string, Promise<Parser>>();

// Optimizing the huge functions of some grammars takes V8 seconds, running them unoptimized takes
// milliseconds.
setFlagsFromString('--liftoff-only');

/** What is being loaded: the runtime links one grammar at a time. */
let loading: Promise<unknown> = Parser.init();

async function createParser(grammar: string): Promise<Parser> {
  const folder = grammarFolders[grammar];
  if (!folder) throw new Error(`There is no grammar for ${grammar}`);
  const language = loading.then(() =>
    Language.load(path.join(folder, `tree-sitter-${grammar}.wasm`)),
  );
  loading = language;
  const loaded = await language;
  return new Parser().setLanguage(loaded);
}

/**
 * The syntax tree of a text.
 *
 * @throws Error for a grammar that is not installed
 */
export async function parseTree(grammar: string, text: string): Promise<Node> {
  let parser = parsers.get(grammar);
  if (!parser) {
    parser = createParser(grammar);
    parsers.set(grammar, parser);
  }
  const tree = (await parser).parse(text);
  if (!tree) throw new Error(`${grammar}: the parser gave up`);
  return tree.rootNode;
}

export interface SyntaxProblem {
  /** From 1. */
  line: number;
  column: number;
  message: string;
}

function describeNode(node: Node): string {
  if (node.isMissing) return `${JSON.stringify(node.type)} is missing`;
  const [text = ''] = node.text.trim().split('\n');
  return text ? `cannot be parsed: ${text.slice(0, 60)}` : 'cannot be parsed';
}

/** The places that a grammar does not understand, outermost first; empty for complete code. */
export function syntaxProblems(node: Node): SyntaxProblem[] {
  if (!node.hasError) return [];
  if (node.isError || node.isMissing) {
    const {row, column} = node.startPosition;
    return [{line: row + 1, column: column + 1, message: describeNode(node)}];
  }
  return node.children.flatMap(child => (child ? syntaxProblems(child) : []));
}
