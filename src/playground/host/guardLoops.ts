import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/javascript';

const typescript = parser.configure({dialect: 'jsx ts'});

/** Called at the start of each turn of a loop; the frame defines it. */
const call = 'playgroundLoop();';

function bodyOf(loop: SyntaxNode): SyntaxNode | null {
  return loop.name === 'DoStatement' ? (loop.firstChild?.nextSibling ?? null) : loop.lastChild;
}

const loops = new Set(['WhileStatement', 'DoStatement', 'ForStatement']);

/**
 * Lets each loop say that it takes another turn, so that one without an end can be stopped: browsers may run a
 * frame in the process of its page, which such a loop would hang. Lines stay where they are.
 */
export function guardLoops(source: string): string {
  const insertions: {at: number; text: string}[] = [];
  typescript.parse(source).iterate({
    enter({name, node}) {
      const body = loops.has(name) ? bodyOf(node) : null;
      if (!body) return;
      if (body.name === 'Block') insertions.push({at: body.from + 1, text: call});
      else {
        insertions.push({at: body.from, text: `{${call}`}, {at: body.to, text: '}'});
      }
    },
  });
  // From the end, so that positions before it stay true; what opens at a place comes before what closes there.
  return insertions
    .map((insertion, index) => ({...insertion, index}))
    .sort((a, b) => b.at - a.at || b.index - a.index)
    .reduce((text, {at, text: added}) => text.slice(0, at) + added + text.slice(at), source);
}
