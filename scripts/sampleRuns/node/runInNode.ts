import {fork} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {rootDirectory} from '../../lib/paths.ts';
import type {SampleOutcome} from '../page/stage.ts';
import type {Export} from '../shape.ts';

/** A compiled sample for Node. */
export interface NodeRun {
  script: string;
  exports: readonly Export[];
}

export interface NodeTask extends Omit<NodeRun, 'script'> {
  /** Address of the compiled module. */
  file: string;
}

/** Below node_modules, so that a sample finds packages as a project of its readers does. */
const cache = path.join(rootDirectory, 'node_modules/.cache');

/**
 * Runs samples in a process of their own, one after the other, with a sandbox instead of the product.
 *
 * @returns an outcome for each, in their order
 * @throws Error when the process ends before the last sample
 */
export async function runInNode(
  runs: readonly NodeRun[],
  signingKey: string,
): Promise<SampleOutcome[]> {
  if (runs.length === 0) return [];
  await mkdir(cache, {recursive: true});
  const folder = await mkdtemp(path.join(cache, 'samples-'));
  const child = fork(path.join(rootDirectory, 'scripts/sampleRuns/node/child.ts'), {
    execArgv: ['--import', 'tsx'],
    env: {...process.env, SAMPLES_SIGNING_KEY: signingKey},
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process that runs samples ended with ${code}`);
  });
  // Nobody waits for it once all samples have run.
  ended.catch(() => undefined);
  const answer = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  const outcomes: SampleOutcome[] = [];
  try {
    await answer();
    for (const [index, {script, ...task}] of runs.entries()) {
      const file = path.join(folder, `${index}.mjs`);
      await writeFile(file, script);
      child.send({...task, file: pathToFileURL(file).href});
      outcomes.push(await answer());
    }
    return outcomes;
  } finally {
    child.kill();
    await rm(folder, {recursive: true, force: true});
  }
}
