/** Nothing of how pages are written or drawn gets into their Markdown. */
import type {Nodes} from 'mdast';
import {expect, test} from 'vitest';
import {readTwins} from './support/builtSite';
import {parseMarkdown} from './support/words';

const twins = readTwins().map(twin => ({...twin, nodes: [...nodesOf(parseMarkdown(twin.body))]}));

/** What only sources of pages have, outside of code. */
const leaks =
  /^(?:import|export) .*(?:from|\{)|className=|^:::|<\/?[A-Z]\w*[\s/>]|data-md|\bundefined\b.*undefined/m;

function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if (!('children' in node)) return;
  for (const child of node.children) yield* nodesOf(child);
}

/** A block of code that the text ends without its closing fence. */
function isOpen(node: Nodes, source: string): boolean {
  if (node.type !== 'code') return false;
  const lines = source.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
  const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
  return fence !== '' && lines.at(-1)?.trim() !== fence;
}

test('there is no HTML, no source of a page and no open block of code', () => {
  const problems = twins.flatMap(({file, body, nodes}) =>
    nodes.flatMap(node => {
      if (node.type === 'html') return [`${file}: HTML ${node.value.slice(0, 60)}`];
      if (node.type === 'text' && leaks.test(node.value)) return [`${file}: ${node.value}`];
      return isOpen(node, body) ? [`${file}: open block of code`] : [];
    }),
  );
  expect(problems).toEqual([]);
});

test('each block of code in a page with samples has a language', () => {
  const problems = twins.flatMap(({file, nodes}) =>
    nodes.flatMap(node =>
      node.type === 'code' && !node.lang ? [`${file}: ${node.value.slice(0, 60)}`] : [],
    ),
  );
  expect(problems).toEqual([]);
});

test('no twin is empty, and none has more than one title', () => {
  for (const {file, body} of twins) {
    expect.soft(body.length, file).toBeGreaterThan(100);
    expect.soft(body.split('\n```')[0]?.match(/^# /gm), file).toHaveLength(1);
  }
});
