/** Each twin says what its page says, all of it, in the same order, and nothing of how the page is written or drawn. */
import type {Nodes} from 'mdast';
import {expect, test} from 'vitest';
import {pageOf, type Twin, twins} from './support/builtSite';
import {markdownWords, pageWords, parseMarkdown} from './support/words';

/** What components leave out, on all pages together. It grows with the pages, so that only its share is watched. */
const mostSkippedPerPage = 12;

/** The first word that differs, with those around it. */
function difference(page: readonly string[], markdown: readonly string[]): string | undefined {
  const length = Math.max(page.length, markdown.length);
  for (let index = 0; index < length; index++) {
    if (page[index]?.toLowerCase() === markdown[index]?.toLowerCase()) continue;
    const around = (words: readonly string[]) =>
      words.slice(Math.max(0, index - 6), index + 6).join(' ');
    return `page: … ${around(page)} … Markdown: … ${around(markdown)} …`;
  }
  return undefined;
}

/** Pages of members come from one template, those of older versions from parts that the latest has: a quarter stands for all. */
const isRead = ({file}: Twin, at: number) =>
  !/^docs\/\d|\/api-reference\//.test(file) || at % 4 === 0;
const articles = twins.filter(isRead).map(twin => ({...twin, root: parseMarkdown(twin.body)}));

const versions = [...new Set(twins.map(({facts}) => facts.version))];

test('there are twins', () => {
  expect(twins.length).toBeGreaterThan(900);
});

test.each(versions)('the words of every page of %s are those of its Markdown', version => {
  const own = articles.filter(({facts}) => facts.version === version);
  const problems: string[] = [];
  let skippedCount = 0;
  for (const twin of own) {
    const {words, skipped} = pageWords(pageOf(twin));
    skippedCount += skipped;
    const problem = difference(words, markdownWords(twin.root));
    if (problem) problems.push(`${twin.file}: ${problem}`);
  }
  expect(problems).toEqual([]);
  expect(skippedCount / own.length).toBeLessThan(mostSkippedPerPage);
});

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
  const problems = articles.flatMap(({file, body, root}) =>
    [...nodesOf(root)].flatMap(node => {
      if (node.type === 'html') return [`${file}: HTML ${node.value.slice(0, 60)}`];
      if (node.type === 'text' && leaks.test(node.value)) return [`${file}: ${node.value}`];
      return isOpen(node, body) ? [`${file}: open block of code`] : [];
    }),
  );
  expect(problems).toEqual([]);
});

test('each block of code in a page with samples has a language', () => {
  const problems = articles.flatMap(({file, root}) =>
    [...nodesOf(root)].flatMap(node =>
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
