import {toDateTime} from '../clock';
import type {ChannelId} from '../contract/document';
import {CapacityError} from '../state/capacityError';
import type {Content, ContentState} from '../state/content';
import type {Inbox} from '../state/inbox';
import {allowsDelivery} from '../state/preferences';
import {type Run, referenceOf} from '../state/runs';
import type {State} from '../state/state';
import {missingAttribute} from './channels';
import type {Emit, RunChange, RunReference} from './events';
import {realtimeNotification} from './notificationBody';
import {renderTemplate, type TemplateScope} from './templates';
import type {InAppTemplate, TemplateState, Workflow} from './workflow';

/** What to send to whom; everything in it has been checked. */
export interface Order {
  requestId: string;
  workflow: Workflow;
  /** Known users, each once. */
  recipients: readonly string[];
  /** Values for the templates. */
  scope: TemplateScope;
  /** What of it the inbox passes on. */
  data: Readonly<Record<string, unknown>> | null;
  channels?: readonly ChannelId[];
  cancellationKey?: string;
  /** Milliseconds since 1970; now or earlier sends at once. */
  sendAt?: number;
}

export interface Engine {
  /**
   * Starts one run per recipient.
   *
   * @returns until when the runs wait, in milliseconds since 1970; undefined when they do not
   * @throws CapacityError when there was no room for any of them
   */
  start(order: Order): number | undefined;
  /** Continues the runs whose time has come. */
  runDue(): void;
}

export interface EngineOptions {
  state: State;
  now: () => number;
  emit: Emit;
  /** Tells what happened to a run. */
  tellRun(run: RunReference, userId: string, change: RunChange): void;
  /** A number for a new run. */
  nextRunId(): number;
}

function renderContent(
  template: InAppTemplate,
  category: string | undefined,
  {scope, data}: Order,
): Content {
  const render = (text = '') => renderTemplate(text, scope);
  const renderState = ({title, message, blocks = []}: TemplateState): ContentState => ({
    title: render(title),
    message: render(message) || null,
    blocks,
  });
  const states = Object.entries(template.states ?? {});
  return {
    ...renderState(template),
    icon: render(template.icon) || null,
    url: render(template.url) || null,
    data,
    category,
    ...(states.length > 0 && {
      states: Object.fromEntries(states.map(([name, state]) => [name, renderState(state)])),
    }),
  };
}

/** For the note and for the journal: why something was not kept. */
const refusals = {
  'too large': {note: 'too large for one user', reason: 'it is too large for the sandbox'},
  full: {note: 'with no room left', reason: 'the sandbox is full, and nobody else has more'},
} as const;

/** Executes workflow runs. It has no timer: somebody calls `runDue`. */
export function createEngine(options: EngineOptions): Engine {
  const {state, now, emit, tellRun, nextRunId} = options;
  /** The last run for which the sandbox was too full. */
  let refusedRun: number | undefined;

  /** Why a channel does not deliver to a user; undefined when it does. */
  function skipReason(run: Run, channel: ChannelId): string | undefined {
    if (run.channels && !run.channels.has(channel)) return 'override.channels leaves it out';
    const {profile, preferences} = state.users.find(run.userId);
    const missing = missingAttribute(channel, profile);
    if (missing) return `the profile has no ${missing}`;
    const {category, workflow} = run;
    const delivery = {channel, category, workflow: workflow.identifier};
    return allowsDelivery(preferences, delivery) ? undefined : 'the preferences of the user';
  }

  function tell(run: Run, change: RunChange): void {
    tellRun(referenceOf(run), run.userId, change);
  }

  /** @returns why there is no room for the notification, when there is none */
  function deliverInApp(run: Run, content: Content, at: number): ReturnType<Inbox['add']> {
    const createdAt = toDateTime(at);
    return state.inbox.add({userId: run.userId, content, createdAt, run: referenceOf(run)});
  }

  function deliver(run: Run, channel: ChannelId, content: Content | undefined, at: number): void {
    const reason = skipReason(run, channel);
    if (reason !== undefined) {
      tell(run, {state: 'skipped', channel, reason});
      return;
    }
    const item = content && deliverInApp(run, content, at);
    if (typeof item === 'string') {
      const refusal = refusals[item];
      if (item === 'full') refusedRun = run.id;
      state.drops.count(run.userId, `new notifications, ${refusal.note},`);
      tell(run, {state: 'skipped', channel, reason: refusal.reason});
      return;
    }
    tell(run, {state: 'sent', channel});
    if (!item) return;
    const notification = realtimeNotification(item);
    emit({type: 'realtime', userId: run.userId, name: 'NEW_NOTIFICATION', payload: {notification}});
  }

  function wait(run: Run, dueAt: number): number | undefined {
    const result = state.runs.wait(run, dueAt);
    if (result === 'kept') {
      tell(run, {state: 'waiting', until: toDateTime(dueAt)});
      return dueAt;
    }
    const refusal = refusals[result];
    if (result === 'full') refusedRun = run.id;
    state.drops.count(run.userId, `new waiting runs, ${refusal.note},`);
    tell(run, {state: 'lost', reason: refusal.reason});
    return undefined;
  }

  /**
   * Executes the steps of a run from `at` on, until it has to wait or ends.
   *
   * @returns until when it waits; undefined when it ended
   */
  function advance(run: Run, at: number): number | undefined {
    for (let index = run.step; index < run.workflow.steps.length; index += 1) {
      const step = run.workflow.steps[index];
      if (step?.type === 'delay') {
        return wait({...run, step: index + 1}, at + step.milliseconds);
      }
      if (step) deliver(run, step.channel, run.contents.get(index), at);
    }
    return undefined;
  }

  function runDue(): void {
    const time = now();
    for (let due = state.runs.takeDue(time); due; due = state.runs.takeDue(time)) {
      advance(due.run, due.dueAt);
    }
  }

  function start(order: Order): number | undefined {
    const {requestId, workflow, recipients, cancellationKey, sendAt = 0} = order;
    const channels = order.channels && new Set(order.channels);
    const category = renderTemplate(workflow.category ?? '', order.scope) || undefined;
    const contents = new Map<number, Content>(
      workflow.steps.flatMap((step, index) =>
        step.type === 'channel' && step.channel === 'inApp'
          ? [[index, renderContent(step.template, category, order)] as const]
          : [],
      ),
    );
    const time = now();
    let waitsUntil: number | undefined;
    let refused = 0;
    for (const userId of recipients) {
      const run: Run = {
        id: nextRunId(),
        requestId,
        workflow,
        userId,
        category,
        contents,
        channels,
        cancellationKey,
        step: 0,
      };
      tell(run, {state: 'accepted'});
      waitsUntil = sendAt > time ? wait(run, sendAt) : advance(run, time);
      if (refusedRun === run.id) refused += 1;
    }
    if (refused > 0 && refused === recipients.length) {
      throw new CapacityError(
        'the sandbox is full, and nobody else has more. Delete notifications, or start it again',
      );
    }
    return waitsUntil;
  }

  return {start, runDue};
}
