import type {ChannelId} from '../contract/document';
import type {Workflow} from '../delivery/workflow';
import {BoundedMap, type Bounds} from './boundedMap';
import {type Content, weighContent} from './content';

/** A workflow run for one recipient. */
export interface Run {
  readonly workflow: Workflow;
  readonly userId: string;
  /** Identifier; undefined when the workflow has none. */
  readonly category?: string;
  readonly cancellationKey?: string;
  /** By step index; rendered when the run was started. */
  readonly contents: ReadonlyMap<number, Content>;
  /** Restricts delivery when the request did. */
  readonly channels?: readonly ChannelId[];
  /** Index of the next step. */
  readonly step: number;
}

/** Runs that wait for their time. */
export interface Runs {
  /** @param dueAt milliseconds since 1970 */
  wait(run: Run, dueAt: number): void;
  /** When the next run is due; infinity when none waits. */
  nextDueAt(): number;
  /** Takes the run that has been due for the longest time, with that time. */
  takeDue(now: number): {run: Run; dueAt: number} | undefined;
  /** @returns how many runs were stopped */
  cancel(isConcerned: (run: Run) => boolean): number;
}

export interface RunsOptions {
  bounds: Bounds;
  onDrop: (run: Run) => void;
}

interface WaitingRun {
  id: number;
  run: Run;
  dueAt: number;
}

function weighRun({run}: WaitingRun): number {
  return [...run.contents.values()].reduce((sum, content) => sum + weighContent(content), 100);
}

export function createRuns({bounds, onDrop}: RunsOptions): Runs {
  const waiting = new BoundedMap<number, WaitingRun>({
    bounds,
    weigh: weighRun,
    onDrop: ({run}) => onDrop(run),
  });
  let lastId = 0;
  /** Undefined while nobody has looked since the last change: every request asks for it. */
  let next: {run?: WaitingRun} | undefined;

  function findNext(): WaitingRun | undefined {
    if (next) return next.run;
    next = {};
    for (const candidate of waiting.values()) {
      if (!next.run || candidate.dueAt < next.run.dueAt) next.run = candidate;
    }
    return next.run;
  }

  return {
    wait(run, dueAt) {
      lastId += 1;
      next = undefined;
      waiting.set(lastId, {id: lastId, run, dueAt});
    },
    nextDueAt: () => findNext()?.dueAt ?? Number.POSITIVE_INFINITY,
    takeDue(now) {
      const due = findNext();
      if (!due || due.dueAt > now) return undefined;
      next = undefined;
      waiting.delete(due.id);
      return due;
    },
    cancel(isConcerned) {
      const concerned = [...waiting.values()].filter(({run}) => isConcerned(run));
      for (const {id} of concerned) waiting.delete(id);
      next = undefined;
      return concerned.length;
    },
  };
}
