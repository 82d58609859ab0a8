/**
 * Writes tests/e2e/SPECIFICATION.md: every line of the specification and the tests that prove it.
 *
 *   npm run generate:specification
 */
import {writeFile} from 'node:fs/promises';
import {exitWithMessage} from './lib/exit.ts';
import {readSpecification, readTaggedTests, renderTable, tableFile} from './specification/table.ts';

async function writeTable(): Promise<void> {
  const {tests} = await readTaggedTests();
  await writeFile(tableFile, renderTable(await readSpecification(), tests));
}

await writeTable().catch(exitWithMessage);
