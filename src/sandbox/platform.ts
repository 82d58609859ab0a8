import {toDateTime} from './clock';
import {createEngine, type Engine} from './delivery/engine';
import type {Emit, RunChange, RunReference} from './delivery/events';
import type {Workflow} from './delivery/workflow';
import {createJournal, type Journal} from './state/journal';
import {referenceOf} from './state/runs';
import type {Seed} from './state/seed';
import {createState, type Limits, type State} from './state/state';

/** What the handlers work on: the memory of an instance and the engine that executes workflows. */
export interface Platform {
  readonly state: State;
  readonly engine: Engine;
  readonly journal: Journal;
  readonly appId: string;
  /** Milliseconds since 1970. */
  now(): number;
  emit: Emit;
  /** Writes what happened to a run into the journal, and tells listeners. */
  tellRun(run: RunReference, userId: string, change: RunChange): void;
  /** A number for a new run. */
  nextRunId(): number;
  /** A published workflow, by its identifier or by that of the template it took the place of. */
  findWorkflow(identifier: string): Workflow | undefined;
}

export interface PlatformOptions {
  seed: Seed;
  limits: Limits;
  appId: string;
  now: () => number;
  emit: Emit;
  /** Workflows that requests cannot see in the seed, but may name. */
  hiddenWorkflows: readonly Workflow[];
}

export function createPlatform(options: PlatformOptions): Platform {
  const {seed, limits, appId, now, emit, hiddenWorkflows} = options;
  const journal = createJournal(limits.journal);
  let lastRunId = 0;

  function tellRun(run: RunReference, userId: string, change: RunChange): void {
    const event = {type: 'run', ...run, userId, at: toDateTime(now()), ...change} as const;
    // What is discarded may name any user: it counts to the share of the app.
    journal.record(event, state.users.has(userId) ? userId : '');
    emit(event);
  }

  const state = createState({
    seed,
    limits,
    now: now(),
    onRunLost: (run, reason) => tellRun(referenceOf(run), run.userId, {state: 'lost', reason}),
    onNotificationLost({id, userId, run}, reason) {
      if (run) tellRun(run, userId, {state: 'lost', channel: 'inApp', reason});
      // SDKs take it out of their lists. There is no event of its own.
      emit({type: 'realtime', userId, name: 'NOTIFICATION_DELETED', payload: {id}});
    },
  });
  const nextRunId = () => {
    lastRunId += 1;
    return lastRunId;
  };
  const workflows = [...state.workflows, ...hiddenWorkflows];
  return {
    state,
    engine: createEngine({state, now, emit, tellRun, nextRunId}),
    journal,
    appId,
    now,
    emit,
    tellRun,
    nextRunId,
    findWorkflow: identifier =>
      workflows.find(workflow => workflow.identifier === identifier) ??
      workflows.find(workflow => workflow.templateIdentifier === identifier),
  };
}
