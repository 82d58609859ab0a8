/** What the specification says, line by line, and the tests that prove it. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {readSources} from '../../src/project/projectFiles.ts';
import {rootDirectory} from '../lib/paths.ts';
import {type TaggedFile, type TaggedTest, taggedTests, tagPrefix} from './taggedTests.ts';

const dataFile = 'tests/e2e/specification.yaml';

/** The table that is made of it; committed, so that it can be read without running anything. */
export const tableFile = path.join(rootDirectory, 'tests/e2e/SPECIFICATION.md');

const line = z.strictObject({id: z.string().regex(/^[\w.-]+$/), line: z.string()});

const specification = z.array(
  z.strictObject({
    title: z.string(),
    parts: z.array(z.strictObject({title: z.string(), lines: z.array(line)})),
  }),
);

export type Specification = z.infer<typeof specification>;
type Line = z.infer<typeof line>;

/** @throws Error when the data has another shape */
export async function readSpecification(): Promise<Specification> {
  return specification.parse(parse(await readFile(path.join(rootDirectory, dataFile), 'utf8')));
}

function linesOf(sections: Specification): Line[] {
  return sections.flatMap(section => section.parts.flatMap(part => part.lines));
}

/** The tags that tests may carry, as Vitest wants them declared. */
export async function specificationTags(): Promise<{name: string; description: string}[]> {
  return linesOf(await readSpecification()).map(({id, line: said}) => ({
    name: tagPrefix + id,
    description: said,
  }));
}

/** What all tests of the project carry: end-to-end tests and those of the sandbox, themes and settings. */
export async function readTaggedTests(): Promise<TaggedFile> {
  const files = (await readSources(/\.(?:spec|test)\.tsx?$/)).map(taggedTests);
  return {
    tests: files.flatMap(({tests}) => tests),
    loose: files.flatMap(({loose}) => loose),
  };
}

/** One entry per line without a test, per tag without a line, and per tag on no test that runs. */
export function specificationProblems(
  sections: Specification,
  {tests, loose}: TaggedFile,
): string[] {
  const lines = linesOf(sections);
  const ids = lines.map(({id}) => id);
  const proven = new Set(tests.flatMap(test => test.ids));
  const tag = (id: string) => `'${tagPrefix}${id}'`;
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) < index)
      .map(id => `${dataFile}: two lines have the id ${id}: give one another id`),
    ...lines
      .filter(({id}) => !proven.has(id))
      .map(
        ({id, line: said}) =>
          `${dataFile}: ${id}: no test proves "${said}": add {tag: ${tag(id)}} to the one that does ({tags: …} in Vitest)`,
      ),
    ...tests.flatMap(({file, title, ids: carried}) =>
      carried
        .filter(id => !ids.includes(id))
        .map(id => `${file}: "${title}": ${dataFile} has no line ${id}: correct the tag or add it`),
    ),
    ...loose.map(id => `${tag(id)} is on no test that runs: put it into the details of one`),
  ];
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '\\<').replaceAll('*', '\\*');
}

/** The tests of a line; those that a loop defines under one title stand there once. */
function testsCell({id}: Line, tests: readonly TaggedTest[]): string {
  const cells = tests
    .filter(({ids}) => ids.includes(id))
    .map(({file, title}) => `\`${path.posix.basename(file)}\` ${cell(title)}`);
  return [...new Set(cells)].join('<br>');
}

/** The table in Markdown. */
export function renderTable(sections: Specification, tests: readonly TaggedTest[]): string {
  const parts = sections.flatMap(section => [
    `## ${section.title}`,
    ...section.parts.flatMap(part => [
      `### ${part.title}`,
      [
        '| The specification says | Proven by |',
        '| --- | --- |',
        ...part.lines.map(entry => `| ${cell(entry.line)} | ${testsCell(entry, tests)} |`),
      ].join('\n'),
    ]),
  ]);
  return `${[
    '# What the specification says, and what proves it',
    'Made from `specification.yaml` and the `@spec:` tags of the tests by `npm run generate:specification`; `npm run check` fails when a line has no test or this table is stale. What is put into a title when its test runs is written as `…`.',
    `${linesOf(sections).length} lines, each with its tests.`,
    ...parts,
  ].join('\n\n')}\n`;
}
