import type {ChannelId, Model} from '../contract/document';

type Notification = Model<'Notification'>;

/** What the real-time connection of an inbox says, with the names that the SDKs listen to. */
export interface RealtimePayloads {
  NEW_NOTIFICATION: {notification: Notification};
  NOTIFICATION_SEEN: {unreadNotificationCount: number};
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

/** What became of a channel step. Nothing leaves the sandbox: a delivery is only said to be one. */
export interface DeliveryEvent {
  type: 'delivery';
  userId: string;
  workflow: string;
  channel: ChannelId;
  /** Why the step was skipped; undefined when it delivered. */
  skipped?: string;
}

export type SandboxEvent = RealtimeEvent | DeliveryEvent;

export type Emit = (event: SandboxEvent) => void;
