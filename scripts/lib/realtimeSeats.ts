import type {Server, Socket} from 'socket.io';
import {cutOff} from './unreadFrames.ts';

/** Engine.IO's end of a connection. */
type Connection = Socket['conn'];

/** Connections that have not shown credentials yet. */
const maximumGuests = 100;
/** Open inboxes of one user; more devices than anybody has. */
const maximumPerUser = 20;
/** Open inboxes in all. */
const maximumInboxes = 500;

/** Who is connected. There is always room for one more: another one leaves instead. */
export interface Seats {
  /** A connection has shown whose inbox it opens. */
  seat(connection: Connection, userId: string): void;
}

/**
 * Bounds the number of connections. Of those without credentials the oldest leaves; of open inboxes,
 * the oldest of the same user, or in all, the oldest of the user who has most of them.
 */
export function createSeats(io: Server): Seats {
  const guests = new Set<Connection>();
  const seatsOf = new Map<string, Set<Connection>>();
  let inboxes = 0;

  function leave(connection: Connection, userId: string): void {
    const seats = seatsOf.get(userId);
    if (!seats?.delete(connection)) return;
    inboxes -= 1;
    if (seats.size === 0) seatsOf.delete(userId);
  }

  function closeOldest(connections: Iterable<Connection>): void {
    for (const connection of connections) {
      cutOff(connection);
      return;
    }
  }

  function mostSeats(): Iterable<Connection> {
    return [...seatsOf.values()].reduce((most, seats) => (seats.size > most.size ? seats : most));
  }

  io.engine.on('connection', (connection: Connection) => {
    if (guests.size >= maximumGuests) closeOldest(guests);
    guests.add(connection);
    connection.once('close', () => guests.delete(connection));
  });

  return {
    seat(connection, userId) {
      guests.delete(connection);
      const seats = seatsOf.get(userId) ?? new Set();
      if (seats.size >= maximumPerUser) closeOldest(seats);
      if (inboxes >= maximumInboxes) closeOldest(mostSeats());
      seatsOf.set(userId, seats.add(connection));
      inboxes += 1;
      connection.once('close', () => leave(connection, userId));
    },
  };
}
