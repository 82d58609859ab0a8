import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import type {Socket} from 'node:net';

/** Requests that wait for their turn, on all connections together. Each takes a few kilobytes. */
const maximumWaiting = 2_000;
/** Of answers that wait for their readers, on all connections together. In bytes. */
const maximumUnread = 24_000_000;

/**
 * Closes connections when too much is written and not read. Those that have not read for the
 * longest time go first.
 *
 * @returns a function that does so, and says whether there is room for another answer now: what a
 * closed connection held is free only when Node has said so
 */
function createUnreadLimit(server: Server): () => boolean {
  const connections = new Set<Socket>();
  const unread = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => {
      connections.delete(socket);
      unread.delete(socket);
    });
  });
  // What becomes a real-time connection has a limit of its own.
  server.on('upgrade', (_request, socket: Socket) => {
    connections.delete(socket);
    unread.delete(socket);
  });

  return () => {
    let total = 0;
    for (const socket of connections) {
      total += socket.writableLength;
      if (socket.writableLength > 0) unread.add(socket);
      else unread.delete(socket);
    }
    const hasRoom = total <= maximumUnread;
    for (const socket of unread) {
      if (total <= maximumUnread) break;
      total -= socket.writableLength;
      socket.destroy();
    }
    return hasRoom;
  };
}

/**
 * Makes a server answer the requests of one connection one after the other: the next one starts
 * when the answer before it has been read. Without that, a client that sends many requests at once
 * and reads nothing has all their answers pile up. To be called when all listeners are there.
 */
export function answerInTurn(server: Server): void {
  const listeners = server.listeners('request');
  const lines = new WeakMap<Socket, (() => void)[]>();
  const hasRoom = createUnreadLimit(server);
  let waiting = 0;

  function continueLine(socket: Socket): void {
    const next = lines.get(socket)?.shift();
    if (!next) {
      lines.delete(socket);
      return;
    }
    waiting -= 1;
    next();
  }

  function leaveLine(socket: Socket): void {
    waiting -= lines.get(socket)?.length ?? 0;
    lines.delete(socket);
  }

  server.removeAllListeners('request');
  server.on('connection', (socket: Socket) => socket.once('close', () => leaveLine(socket)));
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const {socket} = request;
    const serve = () => {
      if (socket.destroyed) return;
      if (!hasRoom()) {
        setImmediate(serve);
        return;
      }
      response.once('close', () => continueLine(socket));
      for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
    };
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, []);
      serve();
    } else if (waiting < maximumWaiting) {
      waiting += 1;
      line.push(serve);
    } else {
      socket.destroy();
    }
  });
}
