import type {CompactBody} from '../../openapi/compact';
import {validationMessages} from '../contract/validation';
import {excessOf, unfitness} from './json';
import {Problem} from './problem';

/** Two attachments of 20 MB, and 2 MB for everything around them. In bytes. */
export const maximumBodySize = 42 * 2 ** 20;
/** Up to this length a body is small enough to be read at any time. In bytes. */
const smallBodySize = 64 * 1024;
/** Up to this length every problem is reported, above only the first. In characters. */
const maximumLengthForAllProblems = 16_384;

/** How long a body may take to arrive for which room is kept. In milliseconds. */
const arrivalTime = 10_000;

/** Where a server limits what it receives at one time. */
export interface BodyRoom {
  /** @returns whether there is room for so many bytes, perhaps after a moment */
  take(bytes: number): Promise<boolean>;
  giveBack(bytes: number): void;
}

/** The room that one request has taken. */
export interface BodySeat {
  /** @throws Problem 503 when there is no room for so many bytes */
  take(bytes: number): Promise<void>;
  /** Gives back what was taken. */
  leave(): void;
}

/** @param room unlimited without it */
export function createBodySeat(room: BodyRoom | undefined): BodySeat {
  let taken = 0;
  return {
    async take(bytes) {
      if (!room) return;
      if (!(await room.take(bytes))) {
        throw new Problem(503, 'Other large requests are being received. Try again in a second', {
          'Retry-After': '1',
        });
      }
      taken += bytes;
    },
    leave() {
      if (taken > 0) room?.giveBack(taken);
      taken = 0;
    },
  };
}

/**
 * The parts of a body as they arrive. Who stops reading them refuses the rest.
 *
 * @throws Problem 400 when they take so long that others wait in vain for the room
 */
async function* partsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // Ends the reading below.
    reader.cancel().catch(() => undefined);
  }, arrivalTime);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => undefined);
  }
  if (isLate) throw new Problem(400, ['body took too long to arrive']);
}

/** @throws Problem 400 for bytes that are no text, which would make different texts equal */
function decode(decoder: TextDecoder, bytes?: ArrayBuffer | Uint8Array, stream = false): string {
  try {
    return decoder.decode(bytes, {stream});
  } catch {
    throw new Problem(400, ['body must be UTF-8']);
  }
}

const utf8 = () => new TextDecoder('utf-8', {fatal: true});

/** Reads a body of a known length without keeping its parts beside the whole. */
async function readWhole(stream: ReadableStream<Uint8Array>, length: number): Promise<string> {
  const bytes = new Uint8Array(length);
  let size = 0;
  for await (const part of partsOf(stream)) {
    bytes.set(part, size);
    size += part.byteLength;
  }
  return decode(utf8(), bytes.subarray(0, size));
}

/** @throws Problem 413 as soon as more came than is allowed */
async function readStream(stream: ReadableStream<Uint8Array>, seat: BodySeat): Promise<string> {
  const decoder = utf8();
  let size = 0;
  let text = '';
  for await (const part of partsOf(stream)) {
    const isLarge = size > smallBodySize;
    size += part.byteLength;
    // Nobody knows how long it will be.
    if (size > smallBodySize && !isLarge) await seat.take(maximumBodySize);
    if (size > maximumBodySize) throw new Problem(413);
    text += decode(decoder, part, true);
  }
  return text + decode(decoder);
}

/** @throws Problem 413 when the body is larger than allowed; 400 when the sender breaks off */
async function readText(request: Request, seat: BodySeat): Promise<string> {
  try {
    return await receive(request, seat);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(400, ['body ended before it was complete']);
  }
}

async function readAnnounced(request: Request, announced: number, seat: BodySeat): Promise<string> {
  const isSmall = announced > 0 && announced <= smallBodySize;
  // Some browsers have no stream of a body.
  if (!request.body || isSmall) return decode(utf8(), await request.arrayBuffer());
  // A server holds the sender to the announced length.
  if (announced > smallBodySize) return readWhole(request.body, announced);
  return readStream(request.body, seat);
}

/** @throws Problem 413 when the body is larger than allowed; 503 when there is no room for it now */
async function receive(request: Request, seat: BodySeat): Promise<string> {
  const announced = Number(request.headers.get('Content-Length') ?? 0);
  if (announced > maximumBodySize) throw new Problem(413);
  const isLarge = announced > smallBodySize;
  if (isLarge) await seat.take(announced);
  const text = await readAnnounced(request, announced, seat);
  if (text.length > maximumBodySize) throw new Problem(413);
  return text;
}

function isJson(request: Request): boolean {
  const type = request.headers.get('Content-Type') ?? '';
  return type.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, ['body must be valid JSON']);
  }
}

/** A body that was read and is JSON. */
export interface ReadBody {
  /** Undefined when the request has none. */
  value: unknown;
  /** In characters. */
  length: number;
}

/**
 * Reads the body of a request, whatever it says.
 *
 * @throws Problem 413, 415 or 400 when it is too large, not JSON by its type, or not JSON; 503 when
 * there is no room for it now
 */
export async function readBody(request: Request, seat: BodySeat): Promise<ReadBody> {
  const text = await readText(request, seat);
  if (text === '') return {value: undefined, length: 0};
  if (!isJson(request)) throw new Problem(415);
  // Before the text is parsed: what it becomes can take many times its memory.
  const excess = excessOf(text);
  if (excess) throw new Problem(400, [`body ${excess}`]);
  const value = parse(text);
  const problem = unfitness(value);
  if (problem) throw new Problem(400, [`body ${problem}`]);
  return {value, length: text.length};
}

/** @throws Problem 400 when the body is not as the document has it */
export function validateBody({value, length}: ReadBody, {schema, required}: CompactBody): void {
  if (value === undefined) {
    if (required) throw new Problem(400, ['body is required']);
    return;
  }
  const stopEarly = length > maximumLengthForAllProblems;
  const messages = validationMessages(schema, value, {name: 'body', stopEarly});
  if (messages.length > 0) throw new Problem(400, messages);
}
