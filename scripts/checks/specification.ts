/**
 * Invariants of tests/e2e/specification.yaml, which holds what the specification says of the site:
 * every test that it names exists, and SPECIFICATION.md beside it is the table of what it holds now.
 */
import {readFile} from 'node:fs/promises';
import type {Check} from '../lib/check.ts';
import {
  readSpecification,
  readTestTitles,
  renderTable,
  specificationProblems,
  tableFile,
} from '../specification/table.ts';

export const specification: Check = {
  name: 'specification',
  run: async () => {
    const [sections, titles] = await Promise.all([readSpecification(), readTestTitles()]);
    const problems = specificationProblems(sections, titles);
    const table = await readFile(tableFile, 'utf8').catch(() => '');
    return table === renderTable(sections, titles)
      ? problems
      : [...problems, 'tests/e2e/SPECIFICATION.md is stale: npm run generate:specification'];
  },
};
