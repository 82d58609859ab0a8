/**
 * Prints what the checks `length` and `repetition` measure: by version the number of pages, the
 * median of their words, the shortest pages and the pairs that share most.
 *
 *   npm run report:content
 */
import {medianWords} from './checks/length.ts';
import {overlaps} from './checks/repetition.ts';
import {exitWithMessage} from './lib/exit.ts';
import {readPages} from './lib/pages.ts';
import {countWords} from './lib/sentences.ts';

/** Rows of the lists of extremes. */
const rows = 5;

async function printReport(): Promise<void> {
  const pages = await readPages();
  for (const [version, median] of medianWords(pages)) {
    const own = pages.filter(({collection}) => collection === version);
    console.log(`\n${version}: ${own.length} pages, median ${median} words of prose`);
    const shortest = own
      .map(({file, source}) => ({file, words: countWords(source)}))
      .sort((a, b) => a.words - b.words);
    for (const {file, words} of shortest.slice(0, rows)) console.log(`  ${words} words: ${file}`);
    for (const {files, share} of overlaps(own).slice(0, rows)) {
      console.log(`  ${Math.round(share * 100)} % in common: ${files.join(', ')}`);
    }
  }
}

await printReport().catch(exitWithMessage);
