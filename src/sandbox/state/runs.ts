import type {ChannelId} from '../contract/document';
import type {RunReference} from '../delivery/events';
import type {Workflow} from '../delivery/workflow';
import {BoundedMap, type SetResult, type SharedBounds} from './boundedMap';
import {type Content, weighContent} from './content';
import {weigh} from './weight';

/** A workflow run for one recipient. */
export interface Run {
  readonly id: number;
  /** Of the request that started it. */
  readonly requestId: string;
  readonly workflow: Workflow;
  readonly userId: string;
  /** Identifier; undefined when the workflow has none. */
  readonly category?: string;
  readonly cancellationKey?: string;
  /** By step index; rendered when the run was started. */
  readonly contents: ReadonlyMap<number, Content>;
  /** Restricts delivery when the request did. */
  readonly channels?: ReadonlySet<ChannelId>;
  /** Index of the next step. */
  readonly step: number;
}

/** What names a run to others. */
export function referenceOf({id, requestId, workflow}: Run): RunReference {
  return {runId: id, requestId, workflow: workflow.identifier};
}

/** Runs that wait for their time. */
export interface Runs {
  /**
   * @param dueAt milliseconds since 1970
   * @returns whether there is room for it
   */
  wait(run: Run, dueAt: number): SetResult;
  /** When the next run is due; infinity when none waits. */
  nextDueAt(): number;
  /** Takes the run that has been due for the longest time, with that time. */
  takeDue(now: number): {run: Run; dueAt: number} | undefined;
  /** @returns the runs that were stopped */
  cancel(isConcerned: (run: Run) => boolean): Run[];
}

export interface RunsOptions {
  bounds: SharedBounds;
  /** @param forUser who needed the room */
  onDrop: (run: Run, forUser: string) => void;
}

interface WaitingRun {
  run: Run;
  dueAt: number;
}

/** The workflow is not counted: it is part of the seed. */
function weighRun({run}: WaitingRun): number {
  const {contents, channels, userId, requestId, category, cancellationKey} = run;
  return [...contents.values()].reduce(
    (sum, content) => sum + weighContent(content),
    weigh([userId, requestId, category, cancellationKey, [...(channels ?? [])]]),
  );
}

export function createRuns({bounds, onDrop}: RunsOptions): Runs {
  const waiting = new BoundedMap<number, WaitingRun>({
    bounds,
    weigh: weighRun,
    ownerOf: ({run}) => run.userId,
    onDrop: ({run}, forUser) => onDrop(run, forUser),
  });
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
      next = undefined;
      return waiting.set(run.id, {run, dueAt});
    },
    nextDueAt: () => findNext()?.dueAt ?? Number.POSITIVE_INFINITY,
    takeDue(now) {
      const due = findNext();
      if (!due || due.dueAt > now) return undefined;
      next = undefined;
      waiting.delete(due.run.id);
      return due;
    },
    cancel(isConcerned) {
      const concerned = [...waiting.values()].map(({run}) => run).filter(isConcerned);
      for (const {id} of concerned) waiting.delete(id);
      next = undefined;
      return concerned;
    },
  };
}
