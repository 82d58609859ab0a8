import type {Server as HttpServer} from 'node:http';
import {Server, type Socket} from 'socket.io';
import type {Sandbox} from '../../src/sandbox/index.ts';
import {createSeats, type Seats} from './realtimeSeats.ts';
import {createUnreadFrames} from './unreadFrames.ts';

/** SDKs send nothing but the user token. In bytes. */
const maximumMessageSize = 20_000;
/** Within so many milliseconds a connection says whose inbox it opens, or is closed. */
const timeToAuthenticate = 5_000;

/** Every connection has a room with its own id, which must not be that of a user. */
function roomOf(userId: string): string {
  return `inbox of ${userId}`;
}

/** Opens the inbox of whoever connects; refuses in words with wrong credentials. */
async function openInbox(socket: Socket, sandbox: Sandbox, seats: Seats): Promise<void> {
  const {apiKey, userId, userSignature} = socket.handshake.query;
  const {token} = socket.handshake.auth;
  const owner = await sandbox.ownerOfInbox({apiKey, userId, userSignature, token});
  // The connection may have ended while a token was verified.
  if (socket.conn.readyState !== 'open') return;
  seats.seat(socket.conn, owner);
  await socket.join(roomOf(owner));
}

function reasonOf(error: unknown): Error {
  const {details} = error as {details?: unknown};
  return new Error(typeof details === 'string' ? details : 'The connection was refused');
}

/**
 * Lets SDKs listen to the inboxes of a sandbox, at `/socket.io` of its server and in the protocol that they
 * speak.
 */
export function serveRealtime(server: HttpServer, sandbox: Sandbox): Server {
  const io = new Server(server, {
    cors: {origin: '*'},
    serveClient: false,
    destroyUpgrade: false,
    maxHttpBufferSize: maximumMessageSize,
    connectTimeout: timeToAuthenticate,
  });
  const seats = createSeats(io);
  const frames = createUnreadFrames(io);
  io.use((socket, next) => {
    openInbox(socket, sandbox, seats).then(
      () => next(),
      error => next(reasonOf(error)),
    );
  });
  sandbox.subscribe(event => {
    if (event.type === 'realtime') frames.send(roomOf(event.userId), event.name, event.payload);
  });
  return io;
}
