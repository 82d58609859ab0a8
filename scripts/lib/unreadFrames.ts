import type {Server, Socket} from 'socket.io';

/** What a connection to an inbox may leave unread: about twice what an inbox keeps. In bytes. */
const maximumPerConnection = 4_000_000;
/** What all connections together may leave unread; a frame that they share counts once. */
const maximumInAll = 24_000_000;

/** Engine.IO's end of a connection. */
type Connection = Socket['conn'];

/** A frame that was sent, until nobody has it waiting. */
interface Frame {
  bytes: number;
  holders: Set<Connection>;
}

/** Real-time frames that were sent and not read. */
export interface UnreadFrames {
  /** Sends to those connections of a room that have room for it, and closes the others. */
  send(room: string, name: string, payload: unknown): void;
}

/** Takes a connection away at once. The polite way would first send what waits. */
export function cutOff(connection: Connection): void {
  const {transport} = connection;
  // The WebSocket below a transport is not public, and ending the transport only asks it to close.
  const below: unknown = Reflect.get(transport, 'socket');
  transport.emit('close', 'the client does not read');
  if (below instanceof Object && 'terminate' in below && typeof below.terminate === 'function') {
    below.terminate();
  }
}

/**
 * Bounds what waits for clients that do not read, or do not poll. Who is cut off connects again,
 * and reads the list of notifications, as after any interruption.
 */
export function createUnreadFrames(io: Server): UnreadFrames {
  /** From the oldest to the newest. */
  const frames = new Set<Frame>();
  const held = new Map<Connection, Set<Frame>>();
  let total = 0;
  let current: Frame | undefined;

  function hold(connection: Connection, bytes: number): void {
    if (!current) return;
    current.bytes = bytes;
    current.holders.add(connection);
    held.get(connection)?.add(current);
  }

  function release(connection: Connection, released: Iterable<Frame>): void {
    for (const frame of [...released]) {
      held.get(connection)?.delete(frame);
      frame.holders.delete(connection);
      if (frame.holders.size > 0 || !frames.delete(frame)) continue;
      total -= frame.bytes;
    }
  }

  function bytesOf(connection: Connection): number {
    let bytes = 0;
    for (const frame of held.get(connection) ?? []) bytes += frame.bytes;
    return bytes;
  }

  /** A transport says so when what it was given is gone; what came since is given to it next. */
  function watchTransport(connection: Connection): void {
    const given = new Set<Frame>();
    connection.on('flush', () => {
      for (const frame of held.get(connection) ?? []) given.add(frame);
    });
    const drained = () => {
      release(connection, given);
      given.clear();
    };
    connection.transport.on('drain', drained);
    connection.on('upgrade', transport => transport.on('drain', drained));
  }

  io.engine.on('connection', (connection: Connection) => {
    held.set(connection, new Set());
    connection.on('packetCreate', ({data}: {data?: unknown}) => {
      // As text, and as the bytes that all WebSockets share.
      if (typeof data === 'string') hold(connection, 2 * data.length);
    });
    watchTransport(connection);
    connection.once('close', () => {
      // What it held is free when the pending writes have ended.
      setImmediate(() => {
        release(connection, held.get(connection) ?? []);
        held.delete(connection);
      });
    });
  });

  function cutOffOldest(): void {
    for (const {holders} of frames) {
      for (const connection of holders) cutOff(connection);
      return;
    }
  }

  return {
    send(room, name, payload) {
      const members = [...(io.sockets.adapter.rooms.get(room) ?? [])];
      const isFull = total > maximumInAll;
      if (isFull) cutOffOldest();
      for (const id of members) {
        const connection = io.sockets.sockets.get(id)?.conn;
        if (connection && (isFull || bytesOf(connection) > maximumPerConnection)) {
          cutOff(connection);
        }
      }
      if (isFull || members.length === 0) return;
      current = {bytes: 0, holders: new Set()};
      io.to(room).emit(name, payload);
      if (current.holders.size > 0) {
        frames.add(current);
        total += current.bytes;
      }
      current = undefined;
    },
  };
}
