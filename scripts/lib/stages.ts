import {rm} from 'node:fs/promises';
import path from 'node:path';
import {runVisibly} from './command.ts';
import {binary, rootDirectory} from './paths.ts';
import {type StageReport, type Tally, tallyStage} from './reports.ts';

/** One command of `npm test`. */
export interface Stage {
  /** What selects it on the command line. */
  id: string;
  name: string;
  /** File in scripts/. */
  script: string;
  args?: readonly string[];
  /** Where the command leaves its result; none for a command that only makes something. */
  report?: StageReport;
}

export interface StageResult {
  name: string;
  /** Seconds that it took. */
  seconds: number;
  /** Exit code of the command. */
  code: number;
  tally: Tally;
}

/**
 * The stages with these ids; all of them when none is named.
 *
 * @throws Error that lists the ids for one that no stage has
 */
export function selectStages(stages: readonly Stage[], ids: readonly string[]): readonly Stage[] {
  const known = stages.map(({id}) => id);
  const unknown = ids.filter(id => !known.includes(id));
  if (unknown.length > 0) {
    throw new Error(`Unknown stage ${unknown.join(', ')}. The stages are: ${known.join(', ')}`);
  }
  return stages.filter(({id}) => ids.length === 0 || ids.includes(id));
}

/** Runs the command of a stage and returns its exit code. */
export type RunCommand = (stage: Stage) => Promise<number>;

const runScript: RunCommand = async ({script, args = []}) => {
  const file = path.join(rootDirectory, 'scripts', script);
  return (await runVisibly(binary('tsx'), [file, ...args])).code;
};

async function runStage(stage: Stage, run: RunCommand): Promise<StageResult> {
  const start = performance.now();
  if (stage.report) await rm(stage.report.file, {force: true});
  const code = await run(stage);
  const seconds = (performance.now() - start) / 1000;
  return {name: stage.name, seconds, code, tally: tallyStage(await stage.report?.read(), code)};
}

/**
 * Runs stages one after the other, until one fails: each uses all cores by itself, and two at once would take
 * longer than one after the other.
 *
 * @param run how the command of a stage is run; as a script by default
 * @returns what became of the stages that ran
 */
export async function runStages(
  stages: readonly Stage[],
  run: RunCommand = runScript,
): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) {
    console.log(`\n── ${stage.name}\n`);
    const result = await runStage(stage, run);
    const {name, seconds, code} = result;
    console.log(`\n── ${name}: ${code === 0 ? 'passed' : 'failed'} in ${Math.round(seconds)} s`);
    results.push(result);
    if (code !== 0) break;
  }
  return results;
}

/** A line for each stage: its name, its seconds, what passed and what failed. */
export function timeTable(results: readonly StageResult[], total: number): string {
  const width = Math.max(...results.map(({name}) => name.length), 'Total'.length);
  const row = (name: string, seconds: number, counts = '') =>
    `${name.padEnd(width)}  ${String(Math.round(seconds)).padStart(5)} s${counts}`;
  return [
    ...results.map(({name, seconds, tally: {passed, failed}}) =>
      row(name, seconds, passed + failed > 0 ? `  ${passed} passed, ${failed} failed` : ''),
    ),
    row('Total', total),
  ].join('\n');
}
