/** Each twin says what its page says, all of it, in the same order. */
import {expect, test} from 'vitest';
import {pageOf, readTwins, type Twin} from './support/builtSite';
import {markdownWords, pageWords} from './support/words';

const twins = readTwins();

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

/** Pages of members come from one template: a quarter of them stands for all. */
const isRead = ({file}: Twin, at: number) => !file.includes('/api-reference/') || at % 4 === 0;

const versions = [...new Set(twins.map(({facts}) => facts.version))];

test('there are twins', () => {
  expect(twins.length).toBeGreaterThan(900);
});

test.each(versions)('the words of every page of %s are those of its Markdown', version => {
  const own = twins.filter(({facts}) => facts.version === version).filter(isRead);
  const problems: string[] = [];
  let skippedCount = 0;
  for (const twin of own) {
    const {words, skipped} = pageWords(pageOf(twin));
    skippedCount += skipped;
    const problem = difference(words, markdownWords(twin.body));
    if (problem) problems.push(`${twin.file}: ${problem}`);
  }
  expect(problems).toEqual([]);
  expect(skippedCount / own.length).toBeLessThan(mostSkippedPerPage);
});
