import {toDateTime} from '../clock';
import type {Model} from '../contract/document';
import type {RunReference} from '../delivery/events';
import {someOf} from '../http/notes';
import {Problem} from '../http/problem';
import type {Platform} from '../platform';
import type {ProfileChange} from '../state/users';
import {refuseUnreadable} from './attachments';
import type {Handlers} from './handler';

/** More than anybody reads, of the recipients of one request that are not known. */
const discardedAtOnce = 100;

type Recipient = Model<'SendTo'>['recipients'][number];

/** A random identifier in the form of a UUID, version 4. */
function createRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The seconds of a date-time of RFC 3339. `Date.parse` takes more forms, such as a space for the T. */
const secondsOf = /^\d{4}-\d\d-\d\dT\d\d:\d\d:(\d\d)/;

/**
 * @returns milliseconds since 1970; a leap second is the one after it
 * @throws Problem 400 for a date that the schema lets pass and no calendar has
 */
function parseSendAt(sendAt: string | undefined): number | undefined {
  if (sendAt === undefined) return undefined;
  const text = sendAt.toUpperCase();
  const seconds = secondsOf.exec(text)?.[1];
  const isLeap = seconds === '60';
  const time = isLeap ? Date.parse(text.replace(':60', ':59')) + 1000 : Date.parse(text);
  const isMidnight = Math.floor(time / 1000) % 86_400 === 0;
  if (seconds && !Number.isNaN(time) && (isMidnight || !isLeap)) return time;
  throw new Problem(400, ['sendAt must be an ISO 8601 date-time']);
}

/** Creates the recipients given in place, and tells the known from the unknown. */
function resolveRecipients(recipients: readonly Recipient[], {state}: Platform) {
  const changes: ProfileChange[] = [];
  const identifiers = new Set<string>();
  for (const recipient of recipients) {
    if (typeof recipient === 'string') {
      identifiers.add(recipient);
      continue;
    }
    const {identifier, ...attributes} = recipient;
    identifiers.add(identifier);
    changes.push({identifier, attributes});
  }
  if (changes.length > 0) state.users.mergeProfiles(changes);
  const unique = [...identifiers];
  return {
    known: unique.filter(identifier => state.users.has(identifier)),
    unknown: unique.filter(identifier => !state.users.has(identifier)),
  };
}

/** What the journal says of recipients for whom there is no run. */
function tellDiscarded(
  recipients: readonly string[],
  request: Omit<RunReference, 'runId'>,
  reason: string,
  {tellRun, nextRunId}: Platform,
): void {
  for (const userId of recipients.slice(0, discardedAtOnce)) {
    tellRun({...request, runId: nextRunId()}, userId, {state: 'discarded', reason});
  }
}

/** Attachments belong to emails; the inbox gets the other values. */
function inboxData(data: Model<'SendData'> | undefined) {
  if (!data) return null;
  const {attachments: _, ...rest} = data;
  return rest;
}

export const sendHandlers = {
  sendNotification({body, note}, platform) {
    const {notification, sendTo, data, override} = body;
    const {identifier, cancellationKey} = notification.workflow;
    const sendAt = parseSendAt(body.sendAt);
    refuseUnreadable(data?.attachments);
    const {known, unknown} = resolveRecipients(sendTo.recipients, platform);
    const requestId = createRequestId();
    const request = {requestId, workflow: identifier};
    if (unknown.length > 0) {
      note(`Discarded unknown recipients: ${someOf(unknown)}`);
      tellDiscarded(unknown, request, 'there is no such user', platform);
    }
    const workflow = platform.findWorkflow(identifier);
    if (!workflow) {
      const names = platform.state.workflows.map(({identifier: name}) => name).join(', ');
      note(`Nothing is delivered: the sandbox has the workflows ${names} only`);
      const reason = `the sandbox does not know this workflow; it has ${names}`;
      tellDiscarded(known, request, reason, platform);
      return {requestId};
    }
    const waitsUntil = platform.engine.start({
      requestId,
      workflow,
      recipients: known,
      scope: {data, notification},
      data: inboxData(data),
      channels: override?.channels,
      cancellationKey,
      sendAt,
    });
    if (waitsUntil !== undefined) note(`Waits until ${toDateTime(waitsUntil)}`);
    return {requestId};
  },
} satisfies Handlers<'sendNotification'>;
