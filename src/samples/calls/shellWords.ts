import type {Node} from '../syntax/tree.ts';

/** Values of environment variables by name; undefined for one that nobody has set. */
export type Variables = (name: string) => string | undefined;

function variableValue(expansion: Node, variables: Variables): string {
  const name = expansion.text.replace(/^\$\{?|\}$/g, '');
  const value = variables(name);
  if (value === undefined) throw new Error(`the sandbox has no value for $${name}`);
  return value;
}

/** A string in double quotes: its expansions replaced, its escapes undone. */
function doubleQuoted(node: Node, variables: Variables): string {
  const pieces: string[] = [];
  let at = node.startIndex + 1;
  const textUpTo = (end: number) =>
    node.text
      .slice(at - node.startIndex, end - node.startIndex)
      .replace(/\\(["\\$`\n])/g, (_, c) => (c === '\n' ? '' : c));
  for (const child of node.namedChildren) {
    if (!child || !/expansion|substitution/.test(child.type)) continue;
    pieces.push(textUpTo(child.startIndex), wordValue(child, variables));
    at = child.endIndex;
  }
  return [...pieces, textUpTo(node.endIndex - 1)].join('');
}

/**
 * What a word of a shell command stands for.
 *
 * @throws Error for what is not supported here, such as command substitution
 */
export function wordValue(node: Node, variables: Variables): string {
  switch (node.type) {
    case 'raw_string':
      return node.text.slice(1, -1);
    case 'string':
      return doubleQuoted(node, variables);
    case 'concatenation':
      return node.children.map(child => (child ? wordValue(child, variables) : '')).join('');
    case 'simple_expansion':
    case 'expansion':
      return variableValue(node, variables);
    case 'word':
    case 'number':
    case 'command_name':
      return node.text.replace(/\\([\s\S])/g, (_, escaped) => (escaped === '\n' ? '' : escaped));
    default:
      throw new Error(`a fence that runs cannot have ${node.type.replaceAll('_', ' ')}`);
  }
}

/**
 * The words of the only command of a script.
 *
 * @throws Error when there is another number of commands, or something around it such as a pipe
 */
export function commandWords(tree: Node, variables: Variables): string[] {
  const statements = tree.namedChildren.filter(node => node && node.type !== 'comment');
  const [command] = statements;
  if (statements.length !== 1 || command?.type !== 'command') {
    throw new Error('a fence that runs holds one curl command and nothing else');
  }
  return command.children.flatMap(child => {
    if (!child) return [];
    const value = child.type === 'command_name' ? child.firstChild : child;
    return value ? [wordValue(value, variables)] : [];
  });
}
