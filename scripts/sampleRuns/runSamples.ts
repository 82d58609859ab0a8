/** Runs the samples that call a JavaScript SDK, with the packages of their version, against the sandbox. */
import {createPlaceholders, type Placeholders} from '../../src/samples/calls/placeholders.ts';
import {type Problem, problemAt} from '../../src/samples/fence.ts';
import type {TypedModules} from '../../src/samples/types/checkTypes.ts';
import {createSandbox, type Sandbox} from '../../src/sandbox/index.ts';
import {toNodeRun, toPageRun} from './compileSample.ts';
import {expectedFailures} from './exceptions.ts';
import {runInNode} from './node/runInNode.ts';
import type {SampleOutcome, StageOptions} from './page/stage.ts';
import {nameOf, type Prepared, prepareSamples} from './prepareSamples.ts';
import {runInChromium} from './runInChromium.ts';

export interface SampleRun extends Prepared {
  problems: readonly Problem[];
  /** Calls of the sample that the sandbox answered. */
  calls: number;
}

type Outcomes = Map<Prepared, SampleOutcome | 'types'>;

/** Whether nothing is left of a compiled sample: it was types. */
const isEmpty = ({script}: {script?: string}) => script !== undefined && !/\S/.test(script);

/** Compiles samples, runs those that can be compiled, and returns an outcome for each. */
async function perform<Run extends {script?: string}>(
  samples: readonly Prepared[],
  toRun: (prepared: Prepared) => Promise<Run>,
  run: (runs: readonly Run[]) => Promise<SampleOutcome[]>,
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  const runs = new Map<Prepared, Run>();
  for (const prepared of samples) {
    try {
      const compiled = await toRun(prepared);
      if (isEmpty(compiled)) outcomes.set(prepared, 'types');
      else runs.set(prepared, compiled);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      outcomes.set(prepared, {errors: [message], refusals: [], calls: 0});
    }
  }
  const done = await run([...runs.values()]);
  for (const [index, prepared] of [...runs.keys()].entries()) {
    const outcome = done[index];
    if (outcome) outcomes.set(prepared, outcome);
  }
  return outcomes;
}

function problemsOf({sample}: Prepared, {errors, refusals}: SampleOutcome): Problem[] {
  const name = nameOf(sample);
  const expected = expectedFailures.filter(({when}) => when.test(name));
  return [...new Set([...errors, ...refusals])]
    .filter(message => !expected.some(({failure}) => failure.test(message)))
    .map(message => problemAt(sample.fence, `runs, but ${message}`));
}

/** Values for what readers fill in, those of curl samples among them. */
async function readerValues(sandbox: Sandbox): Promise<Placeholders & Record<string, string>> {
  const ready = await createPlaceholders(sandbox);
  const signingKey = await sandbox.signingKey();
  return {
    ...ready,
    USER_SIGNATURE: await sandbox.createUserSignature(ready.USER_ID ?? ''),
    SIGNING_KEY: signingKey,
    SIGNING_KEY_BASE64: Buffer.from(signingKey).toString('base64'),
    REGION: 'us',
    HOST: 'https://api.engagespot.co',
    KEY: ready.API_KEY ?? '',
    URL: 'https://project.example.com',
  };
}

/** Runs samples: those of servers in Node, all others in Chromium, both at the same time. */
export async function runSamples(typed: readonly TypedModules[]): Promise<SampleRun[]> {
  const prepared = prepareSamples(typed);
  const sandbox = createSandbox();
  const signingKey = await sandbox.signingKey();
  const values = await readerValues(sandbox);
  const {USER_TOKEN: userToken = '', USER_SIGNATURE: userSignature = ''} = values;
  const options: StageOptions = {signingKey, texts: {userToken, token: userToken, userSignature}};
  const [pages, node] = await Promise.all([
    perform(
      prepared.filter(({place}) => place.kind === 'page'),
      each => toPageRun(each, values),
      runs => runInChromium(runs, options),
    ),
    perform(
      prepared.filter(({place}) => place.kind === 'node'),
      each => toNodeRun(each, values),
      runs => runInNode(runs, signingKey),
    ),
  ]);
  const outcomes: Outcomes = new Map([...pages, ...node]);
  return prepared.map(each => {
    const outcome = outcomes.get(each);
    if (outcome === 'types') return {...each, place: {kind: 'types'}, problems: [], calls: 0};
    const problems = outcome ? problemsOf(each, outcome) : [];
    return {...each, problems, calls: outcome?.calls ?? 0};
  });
}
