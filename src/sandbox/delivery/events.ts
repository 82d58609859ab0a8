import type {ChannelId, Model} from '../contract/document';

type Notification = Model<'Notification'>;

/**
 * A notification as the real-time connection passes it on. \@engagespot/core 1 reads the last two;
 * `category` is left out, because with it the open panel of \@engagespot/react-component 3 does not
 * update.
 */
export interface RealtimeNotification extends Notification {
  description: string | null;
  created_at: string;
}

/** What the real-time connection of an inbox says, with the names that the SDKs listen to. */
export interface RealtimePayloads {
  NEW_NOTIFICATION: {notification: RealtimeNotification};
  /** The notification is the newest of those seen; \@engagespot/core 1 fails without it. */
  NOTIFICATION_SEEN: {unreadNotificationCount: number; notification: {id: number}};
  NOTIFICATION_READ: {id: number};
  NOTIFICATION_DELETED: {id: number};
  NOTIFICATION_INTERACTED: Notification & {state: string | null};
  ALL_NOTIFICATION_READ: Record<string, never>;
  ALL_NOTIFICATION_DELETED: Record<string, never>;
}

export type RealtimeEvent = {
  [Name in keyof RealtimePayloads]: {
    type: 'realtime';
    userId: string;
    name: Name;
    payload: RealtimePayloads[Name];
  };
}[keyof RealtimePayloads];

/** Which run something happened to. */
export interface RunReference {
  readonly runId: number;
  /** Of the request that started it. */
  readonly requestId: string;
  /** Identifier. */
  readonly workflow: string;
}

export type RunState =
  | 'accepted'
  /** Not a run: the request named a user or a workflow that is not known. */
  | 'discarded'
  | 'waiting'
  /** Nothing leaves the sandbox: a delivery is only said to be one. */
  | 'sent'
  | 'skipped'
  | 'cancelled'
  /** It waited and will not continue; or its notification was dropped from the inbox. */
  | 'lost'
  | 'seen'
  | 'unseen'
  | 'read'
  | 'unread'
  | 'deleted';

/** A step in the life of a run. */
export interface RunChange {
  state: RunState;
  /** Undefined when it concerns the run as a whole. */
  channel?: ChannelId;
  /** Why it was skipped, discarded or lost. */
  reason?: string;
  /** ISO 8601, for a run that waits. */
  until?: string;
}

export interface RunEvent extends RunReference, RunChange {
  type: 'run';
  userId: string;
  /** ISO 8601. */
  at: string;
}

export type SandboxEvent = RealtimeEvent | RunEvent;

export type Emit = (event: SandboxEvent) => void;
