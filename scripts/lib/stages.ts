import {rm} from 'node:fs/promises';
import path from 'node:path';
import {runQuietly, runVisibly} from './command.ts';
import {binary, rootDirectory} from './paths.ts';
import {showProgress} from './progress.ts';
import {type StageReport, type Tally, tallyStage} from './reports.ts';

/** One command of `npm test`. */
export interface Stage {
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
  code: number;
  tally: Tally;
}

/** Stages that run side by side: lanes, each of which runs its stages one after the other. */
export type Phase = readonly (readonly Stage[])[];

function titleOf({name, seconds, code}: StageResult): string {
  return `\n── ${name}: ${code === 0 ? 'passed' : 'failed'} in ${Math.round(seconds)} s\n`;
}

async function runStage(
  stage: Stage,
  run: typeof runQuietly,
): Promise<StageResult & {output: string}> {
  const start = performance.now();
  if (stage.report) await rm(stage.report.file, {force: true});
  const script = path.join(rootDirectory, 'scripts', stage.script);
  const color = process.stdout.isTTY ? {FORCE_COLOR: '1'} : {};
  const {code, output} = await run(binary('tsx'), [script, ...(stage.args ?? [])], {env: color});
  const report = await stage.report?.read();
  const seconds = (performance.now() - start) / 1000;
  return {name: stage.name, seconds, code, tally: tallyStage(report, code), output};
}

/** Runs a stage that has the machine to itself: its output is shown as it comes. */
async function runAlone(stage: Stage): Promise<StageResult> {
  console.log(`\n── ${stage.name}\n`);
  const {output: _, ...result} = await runStage(stage, runVisibly);
  console.log(titleOf(result));
  return result;
}

/** Runs lanes side by side; what a stage prints is shown as a whole when it ends. */
async function runSideBySide(phase: Phase): Promise<StageResult[]> {
  const results: StageResult[] = [];
  const running = new Map<string, number>();
  const progress = showProgress(() =>
    [...running]
      .map(([name, start]) => `${name} ${Math.round((performance.now() - start) / 1000)} s`)
      .join(', '),
  );
  async function runLane(stages: readonly Stage[]): Promise<void> {
    for (const stage of stages) {
      if (results.some(({code}) => code !== 0)) return;
      running.set(stage.name, performance.now());
      progress.started(stage.name);
      const {output, ...result} = await runStage(stage, runQuietly);
      running.delete(stage.name);
      results.push(result);
      progress.print(`${titleOf(result)}\n${output.trimEnd()}`);
    }
  }
  await Promise.all(phase.map(runLane));
  progress.stop();
  return results;
}

/**
 * Runs phases one after the other, and stops after the one in which a stage fails; stages that run
 * beside it come to their end.
 */
export async function runPhases(phases: readonly Phase[]): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const phase of phases) {
    const [only, ...others] = phase.flat();
    const ran = only && others.length === 0 ? [await runAlone(only)] : await runSideBySide(phase);
    results.push(...ran);
    if (ran.some(({code}) => code !== 0)) break;
  }
  return results;
}

/** A line for each stage: its name, its seconds, what passed and what failed. */
export function timeTable(results: readonly StageResult[], total: number): string {
  const width = Math.max(...results.map(({name}) => name.length), 'Total'.length);
  const row = (name: string, seconds: number, rest = '') =>
    `${name.padEnd(width)}  ${String(Math.round(seconds)).padStart(5)} s${rest}`;
  return [
    ...results.map(({name, seconds, tally: {passed, failed}}) =>
      row(name, seconds, passed + failed > 0 ? `  ${passed} passed, ${failed} failed` : ''),
    ),
    row('Total', total),
  ].join('\n');
}
