import {toDateTime} from '../clock';
import type {Model} from '../contract/document';
import {someOf} from '../http/notes';
import {Problem} from '../http/problem';
import type {Platform} from '../platform';
import type {Handlers} from './handler';

type Recipient = Model<'SendTo'>['recipients'][number];

/** A random identifier in the form of a UUID, version 4. */
function createRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** @throws Problem 400 for a date that the schema lets pass and no calendar has */
function parseSendAt(sendAt: string | undefined): number | undefined {
  if (sendAt === undefined) return undefined;
  const time = Date.parse(sendAt);
  if (!Number.isNaN(time)) return time;
  throw new Problem(400, ['sendAt must be an ISO 8601 date-time']);
}

/** Creates the recipients given in place, and tells the known from the unknown. */
function resolveRecipients(recipients: readonly Recipient[], {state}: Platform) {
  for (const recipient of recipients) {
    if (typeof recipient === 'string') continue;
    const {identifier, ...attributes} = recipient;
    state.users.mergeProfile(identifier, attributes);
  }
  const identifiers = recipients.map(recipient =>
    typeof recipient === 'string' ? recipient : recipient.identifier,
  );
  const unique = [...new Set(identifiers)];
  return {
    known: unique.filter(identifier => state.users.has(identifier)),
    unknown: unique.filter(identifier => !state.users.has(identifier)),
  };
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
    const {known, unknown} = resolveRecipients(sendTo.recipients, platform);
    if (unknown.length > 0) note(`Discarded unknown recipients: ${someOf(unknown)}`);
    const workflow = platform.findWorkflow(identifier);
    if (!workflow) {
      const names = platform.state.workflows.map(({identifier: name}) => name);
      note(`Nothing is delivered: the sandbox has the workflows ${names.join(', ')} only`);
      return {requestId: createRequestId()};
    }
    const waitsUntil = platform.engine.start({
      workflow,
      recipients: known,
      scope: {data, notification},
      data: inboxData(data),
      channels: override?.channels,
      cancellationKey,
      sendAt,
    });
    if (waitsUntil !== undefined) note(`Waits until ${toDateTime(waitsUntil)}`);
    return {requestId: createRequestId()};
  },
} satisfies Handlers<'sendNotification'>;
