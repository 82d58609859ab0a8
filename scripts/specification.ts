/**
 * Writes tests/e2e/SPECIFICATION.md: every line of the specification and the tests that prove it.
 *
 *   npm run generate:specification
 */
import {writeFile} from 'node:fs/promises';
import {exitWithMessage} from './lib/exit.ts';
import {readSpecification, readTestTitles, renderTable, tableFile} from './specification/table.ts';

async function writeTable(): Promise<void> {
  await writeFile(tableFile, renderTable(await readSpecification(), await readTestTitles()));
}

await writeTable().catch(exitWithMessage);
