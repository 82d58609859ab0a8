import {Decoder, Encoder, type Packet, PacketType} from 'socket.io-parser';
import type {RealtimeEvent} from '../delivery/events';
import type {ConnectionCredentials} from '../http/inboxConnection';

/**
 * Calls a listener with the real-time events of the inbox that the credentials open.
 *
 * @returns how to stop that; rejects when the credentials are wrong
 */
export type OpenInbox = (
  credentials: ConnectionCredentials,
  listener: (event: RealtimeEvent) => void,
) => Promise<() => void>;

/** The client's end of a connection. */
export interface Client {
  send(text: string): void;
  close(): void;
}

/** The server's end of a connection. */
export interface Connection {
  /** Takes a frame from the client. */
  receive(text: string): void;
  /** The client has closed the connection. */
  end(): void;
}

/** As the servers of the product have it, in milliseconds. Without pings, a client gives up. */
const pingInterval = 25_000;
const pingTimeout = 20_000;
const maxPayload = 1_000_000;

/** Types of Engine.IO packets, the first character of a frame. */
const engine = {open: '0', close: '1', ping: '2', pong: '3', message: '4'} as const;

function reasonOf(error: unknown): string {
  const {details} = error as {details?: unknown};
  return typeof details === 'string' ? details : 'The connection was refused';
}

/**
 * The server's half of Socket.IO 5 on Engine.IO 4, over one WebSocket: as much of it as the SDKs use. For
 * pages, which have no server; in Node, the library itself does this.
 *
 * @param url address that the client connects to, with credentials in the query
 */
export function acceptConnection(url: string, client: Client, openInbox: OpenInbox): Connection {
  const query = new URL(url).searchParams;
  const sid = Math.random().toString(36).slice(2);
  const encoder = new Encoder();
  const decoder = new Decoder();
  let isOpen = true;
  let closeInbox: (() => void) | undefined;

  function send(packet: Omit<Packet, 'nsp'>): void {
    if (!isOpen) return;
    for (const part of encoder.encode({nsp: '/', ...packet})) client.send(engine.message + part);
  }

  function end(): void {
    isOpen = false;
    clearInterval(pings);
    closeInbox?.();
    closeInbox = undefined;
    decoder.destroy();
  }

  function close(): void {
    end();
    client.close();
  }

  async function open(auth: unknown): Promise<void> {
    const {token} = (auth ?? {}) as {token?: unknown};
    const [apiKey, userId, userSignature] = ['apiKey', 'userId', 'userSignature'].map(name =>
      query.get(name),
    );
    const opened = await openInbox({apiKey, userId, userSignature, token}, event =>
      send({type: PacketType.EVENT, data: [event.name, event.payload]}),
    );
    if (!isOpen || closeInbox) {
      opened();
      return;
    }
    closeInbox = opened;
    send({type: PacketType.CONNECT, data: {sid}});
  }

  decoder.on('decoded', (packet: Packet) => {
    if (packet.type === PacketType.CONNECT) {
      open(packet.data).catch(error =>
        send({type: PacketType.CONNECT_ERROR, data: {message: reasonOf(error)}}),
      );
    } else if (packet.type === PacketType.DISCONNECT) {
      close();
    } else if (packet.type === PacketType.EVENT && packet.id !== undefined) {
      send({type: PacketType.ACK, id: packet.id, data: []});
    }
  });

  const pings = setInterval(() => client.send(engine.ping), pingInterval);
  const handshake = {sid, upgrades: [], pingInterval, pingTimeout, maxPayload};
  client.send(engine.open + JSON.stringify(handshake));

  return {
    receive(text) {
      if (!isOpen || text.startsWith(engine.pong)) return;
      if (!text.startsWith(engine.message)) {
        close();
        return;
      }
      try {
        decoder.add(text.slice(engine.message.length));
      } catch {
        // What is not the protocol ends the connection, as it does with the real server.
        close();
      }
    },
    end,
  };
}
