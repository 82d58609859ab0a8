/**
 * Invariants of tests/e2e/specification.yaml, which holds what the specification says of the site:
 * every line has a test that carries its id as a tag, every tag is that of a line, and SPECIFICATION.md
 * beside it is the table of both.
 */
import {readFile} from 'node:fs/promises';
import type {Check} from '../lib/check.ts';
import {
  readSpecification,
  readTaggedTests,
  renderTable,
  specificationProblems,
  tableFile,
} from '../specification/table.ts';

export const specification: Check = {
  name: 'specification',
  run: async () => {
    const [sections, tagged] = await Promise.all([readSpecification(), readTaggedTests()]);
    const problems = specificationProblems(sections, tagged);
    const table = await readFile(tableFile, 'utf8').catch(() => '');
    return table === renderTable(sections, tagged.tests)
      ? problems
      : [...problems, 'tests/e2e/SPECIFICATION.md is stale: npm run generate:specification'];
  },
};
