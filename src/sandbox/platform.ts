import {createEngine, type Engine} from './delivery/engine';
import type {Emit} from './delivery/events';
import type {Workflow} from './delivery/workflow';
import type {Seed} from './state/seed';
import {createState, type Limits, type State} from './state/state';

/** What the handlers work on: the memory of an instance and the engine that executes workflows. */
export interface Platform {
  readonly state: State;
  readonly engine: Engine;
  readonly appId: string;
  /** Milliseconds since 1970. */
  now(): number;
  emit: Emit;
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
  const state = createState({seed, limits, now: now()});
  const workflows = [...state.workflows, ...hiddenWorkflows];
  return {
    state,
    engine: createEngine({state, now, emit}),
    appId,
    now,
    emit,
    findWorkflow: identifier =>
      workflows.find(workflow => workflow.identifier === identifier) ??
      workflows.find(workflow => workflow.templateIdentifier === identifier),
  };
}
