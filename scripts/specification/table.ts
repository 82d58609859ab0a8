/** What the specification says, line by line, and the tests that prove it. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {readSources} from '../../src/project/projectFiles.ts';
import {rootDirectory} from '../lib/paths.ts';
import {type TestTitle, testTitles} from '../lib/testTitles.ts';

const dataFile = 'tests/e2e/specification.yaml';
const testDirectory = 'tests/e2e/specification';

/** The table that is made of it; committed, so that it can be read without running anything. */
export const tableFile = path.join(rootDirectory, 'tests/e2e/SPECIFICATION.md');

const line = z.strictObject({line: z.string(), proof: z.array(z.string()).min(1)});

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

/** The titles of all tests: end-to-end tests and those of the sandbox, themes and settings. */
export async function readTestTitles(): Promise<TestTitle[]> {
  const sources = await readSources(/\.(?:spec|test)\.tsx?$/);
  return sources.flatMap(testTitles);
}

/** The words of a text, so that case and punctuation do not matter. */
function words(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')} `;
}

/** The test that a proof names; undefined when there is none. */
function findTest(said: string, proof: string, titles: readonly TestTitle[]) {
  const [name = '', title] = proof.split(/ > (.*)/s);
  const file = name.includes('/') ? name : `${testDirectory}/${name}`;
  const inFile = titles.filter(test => test.file === file);
  if (title !== undefined) {
    return inFile.find(test => [test.title, `${test.suite} › ${test.title}`].includes(title));
  }
  return inFile.find(test => {
    const [long, short] = [words(said), words(test.title)];
    return short.trim() !== '' && (long.includes(short) || short.includes(long));
  });
}

/** One entry per proof that is no test. */
export function specificationProblems(
  sections: Specification,
  titles: readonly TestTitle[],
): string[] {
  return sections.flatMap(section =>
    section.parts
      .flatMap(part => part.lines)
      .flatMap(entry => entry.proof.map(proof => ({...entry, proof})))
      .filter(({line: said, proof}) => !findTest(said, proof, titles))
      .map(({line: said, proof}) => `${section.title}: "${said}": no such test: ${proof}`),
  );
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '\\<').replaceAll('*', '\\*');
}

function proofCell(entry: Line, titles: readonly TestTitle[]): string {
  return entry.proof
    .map(proof => {
      const test = findTest(entry.line, proof, titles);
      return test ? `\`${path.posix.basename(test.file)}\` ${cell(test.title)}` : `**${proof}**`;
    })
    .join('<br>');
}

/** The table in Markdown. */
export function renderTable(sections: Specification, titles: readonly TestTitle[]): string {
  const lines = sections.flatMap(section => section.parts.flatMap(part => part.lines));
  const parts = sections.flatMap(section => [
    `## ${section.title}`,
    ...section.parts.flatMap(part => [
      `### ${part.title}`,
      [
        '| The specification says | Proven by |',
        '| --- | --- |',
        ...part.lines.map(entry => `| ${cell(entry.line)} | ${proofCell(entry, titles)} |`),
      ].join('\n'),
    ]),
  ]);
  return `${[
    '# What the specification says, and what proves it',
    'Made from `specification.yaml` by `npm run generate:specification`; `npm run check` fails when a test is gone or this table is stale. What is put into a title when its test runs is written as `…`.',
    `${lines.length} lines, each with its tests.`,
    ...parts,
  ].join('\n\n')}\n`;
}
