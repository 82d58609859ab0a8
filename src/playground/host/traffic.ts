/** What a playground shows of its network: calls, real-time messages, and what its policy stopped. */

export interface CallEntry {
  kind: 'call';
  id: number;
  /** `backend` is the app of the reader, which sends the notification. */
  from: 'inbox' | 'backend';
  method: string;
  url: string;
  status: number;
  /** Milliseconds. */
  duration: number;
  requestHeaders: [name: string, value: string][];
  requestBody: string;
  responseBody: string;
}

export interface RealtimeEntry {
  kind: 'realtime';
  id: number;
  direction: 'sent' | 'received';
  text: string;
}

export interface BlockedEntry {
  kind: 'blocked';
  id: number;
  url: string;
  directive: string;
}

export type TrafficEntry = CallEntry | RealtimeEntry | BlockedEntry;

/** An entry before it has its number. */
export type NewEntry = Omit<CallEntry, 'id'> | Omit<RealtimeEntry, 'id'> | Omit<BlockedEntry, 'id'>;
