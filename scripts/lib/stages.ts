import {rm} from 'node:fs/promises';
import path from 'node:path';
import {type CommandResult, runQuietly, runVisibly} from './command.ts';
import {binary, rootDirectory} from './paths.ts';
import {showProgress} from './progress.ts';
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

/** Stages that run side by side: lanes, each of which runs its stages one after the other. */
export type Phase = readonly (readonly Stage[])[];

/**
 * The phases with the stages of these ids alone; all of them when none is named.
 *
 * @throws Error that lists the ids for one that no stage has
 */
export function selectStages(phases: readonly Phase[], ids: readonly string[]): readonly Phase[] {
  if (ids.length === 0) return phases;
  const known = phases.flat(2).map(({id}) => id);
  const unknown = ids.filter(id => !known.includes(id));
  if (unknown.length > 0) {
    throw new Error(`Unknown stage ${unknown.join(', ')}. The stages are: ${known.join(', ')}`);
  }
  return phases
    .map(phase =>
      phase.map(lane => lane.filter(({id}) => ids.includes(id))).filter(lane => lane.length > 0),
    )
    .filter(phase => phase.length > 0);
}

/** Runs the command of a stage; `isAlone` tells that its output may be shown as it comes. */
export type RunCommand = (stage: Stage, isAlone: boolean) => Promise<CommandResult>;

const runScript: RunCommand = ({script, args = []}, isAlone) => {
  const run = isAlone ? runVisibly : runQuietly;
  const color = process.stdout.isTTY ? {FORCE_COLOR: '1'} : {};
  const file = path.join(rootDirectory, 'scripts', script);
  return run(binary('tsx'), [file, ...args], {env: color});
};

function titleOf({name, seconds, code}: StageResult): string {
  return `── ${name}: ${code === 0 ? 'passed' : 'failed'} in ${Math.round(seconds)} s`;
}

async function runStage(stage: Stage, isAlone: boolean, run: RunCommand) {
  const start = performance.now();
  if (stage.report) await rm(stage.report.file, {force: true});
  const {code, output} = await run(stage, isAlone);
  const seconds = (performance.now() - start) / 1000;
  const tally = tallyStage(await stage.report?.read(), code);
  const result: StageResult = {name: stage.name, seconds, code, tally};
  return {result, output};
}

async function runAlone(stage: Stage, run: RunCommand): Promise<StageResult> {
  console.log(`\n── ${stage.name}\n`);
  const {result} = await runStage(stage, true, run);
  console.log(`\n${titleOf(result)}`);
  return result;
}

/** What a stage prints is shown as a whole when it ends; until then a line tells what runs. */
async function runSideBySide(phase: Phase, run: RunCommand): Promise<StageResult[]> {
  const results: StageResult[] = [];
  const running = new Map<string, number>();
  const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);
  const progress = showProgress(() =>
    [...running].map(([name, start]) => `${name} ${secondsSince(start)} s`).join(', '),
  );
  async function runLane(stages: readonly Stage[]): Promise<void> {
    for (const stage of stages) {
      if (results.some(({code}) => code !== 0)) return;
      running.set(stage.name, performance.now());
      progress.started(stage.name);
      const {result, output} = await runStage(stage, false, run);
      running.delete(stage.name);
      results.push(result);
      progress.print(`\n${titleOf(result)}\n\n${output.trim()}\n`);
    }
  }
  await Promise.all(phase.map(runLane));
  progress.stop();
  return results;
}

/**
 * Runs phases one after the other. When a stage fails, those that run beside it come to their end, and no
 * other starts.
 *
 * @param run how the command of a stage is run; as a script by default
 * @returns what became of the stages that ran, in the order in which they ended
 */
export async function runPhases(
  phases: readonly Phase[],
  run: RunCommand = runScript,
): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const phase of phases) {
    const [only, ...others] = phase.flat();
    const isAlone = only && others.length === 0;
    results.push(...(isAlone ? [await runAlone(only, run)] : await runSideBySide(phase, run)));
    if (results.some(({code}) => code !== 0)) break;
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
