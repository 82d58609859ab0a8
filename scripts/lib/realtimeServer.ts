import type {Server as HttpServer} from 'node:http';
import {Server, type Socket} from 'socket.io';
import type {Sandbox} from '../../src/sandbox/index.ts';

/** More open inboxes than anybody has on one machine. */
const maximumConnections = 500;
/** SDKs send nothing but the user token. In bytes. */
const maximumMessageSize = 20_000;

/** Opens the inbox of whoever connects; refuses in words with wrong credentials. */
async function openInbox(socket: Socket, sandbox: Sandbox): Promise<void> {
  const {apiKey, userId, userSignature} = socket.handshake.query;
  const {token} = socket.handshake.auth;
  const credentials = {apiKey, userId, userSignature, token};
  const close = await sandbox.openInbox(credentials, ({name, payload}) => {
    socket.emit(name, payload);
  });
  socket.once('disconnect', close);
  // The connection may have ended while a token was verified.
  if (socket.conn.readyState !== 'open') close();
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
    maxHttpBufferSize: maximumMessageSize,
    allowRequest: (_request, decide) => decide(null, io.engine.clientsCount < maximumConnections),
  });
  io.use((socket, next) => {
    openInbox(socket, sandbox).then(
      () => next(),
      error => next(reasonOf(error)),
    );
  });
  return io;
}
