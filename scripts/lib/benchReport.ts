/** The results of `npm run bench`, which stay in the repository: as tables to read, and as data to compare with. */
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {Budgets} from './budgets.ts';
import {rootDirectory} from './paths.ts';
import {listAmounts} from './weights.ts';

const dataFile = path.join(rootDirectory, 'benchmarks.json');
const textFile = path.join(rootDirectory, 'BENCHMARKS.md');

/** Results of one kind. */
export interface ResultTable {
  title: string;
  /** How the numbers came about, and their unit. */
  text: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Everything that a run of `npm run bench` measured. */
export interface BenchReport {
  /** Day of the run, as in `2026-11-22`. */
  date: string;
  machine: string;
  weights: Budgets;
  tables: readonly ResultTable[];
}

/** This machine in words: processor, cores, memory and the version of Node. */
export function describeMachine(): string {
  const cores = os.cpus();
  const gibibytes = Math.round(os.totalmem() / 2 ** 30);
  return `${cores[0]?.model.trim() ?? 'unknown processor'}, ${cores.length} cores, ${gibibytes} GiB, ${os.type()}, Node.js ${process.versions.node}`;
}

/** A table in Markdown. */
export function markdownTable({title, text, columns, rows}: ResultTable): string {
  // With one space in an empty cell.
  const line = (cells: readonly string[]) =>
    `| ${cells.join(' | ')} |`.replace(/\| {2}(?=\|)/g, '| ');
  return [
    `## ${title}`,
    '',
    text,
    '',
    line(columns),
    line(columns.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map(line),
    '',
  ].join('\n');
}

/** Replaces BENCHMARKS.md and benchmarks.json. */
export async function writeReport(report: BenchReport): Promise<void> {
  const head = [
    '# Benchmarks',
    '',
    `Measured on ${report.date} by \`npm run bench\`: ${report.machine}. Kilobytes are 1,024 bytes after gzip; each time is the median of its runs.`,
    '',
  ];
  await writeFile(textFile, [...head, ...report.tables.map(markdownTable)].join('\n'));
  await writeFile(dataFile, `${JSON.stringify(report, null, 2)}\n`);
}

/** What the site weighed when BENCHMARKS.md was last made, by the names of `listAmounts`; empty before the first time. */
export function readLandedWeights(): ReadonlyMap<string, number> {
  let source: string;
  try {
    source = readFileSync(dataFile, 'utf8');
  } catch {
    return new Map();
  }
  const {weights} = JSON.parse(source) as BenchReport;
  return new Map(listAmounts(weights).map(({name, amount}) => [name, amount]));
}
