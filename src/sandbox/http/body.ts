import type {CompactBody} from '../../openapi/compact';
import {validationMessages} from '../contract/validation';
import {excessOf, unfitness} from './json';
import {Problem} from './problem';

/** Two attachments of 20 MB, and 2 MB for everything around them. In bytes. */
export const maximumBodySize = 42 * 2 ** 20;
/** Up to this length every problem is reported, above only the first. In characters. */
const maximumLengthForAllProblems = 16_384;

/** @throws Problem 413 as soon as more came than is allowed */
async function readStream(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let size = 0;
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > maximumBodySize) {
      await reader.cancel();
      throw new Problem(413);
    }
    text += decoder.decode(part.value, {stream: true});
  }
  return text + decoder.decode();
}

/** @throws Problem 413 when the body is larger than allowed; 400 when the sender breaks off */
async function readText(request: Request): Promise<string> {
  try {
    return await receive(request);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(400, ['body ended before it was complete']);
  }
}

/** @throws Problem 413 when the body is larger than allowed */
async function receive(request: Request): Promise<string> {
  const announced = Number(request.headers.get('Content-Length') ?? 0);
  if (announced > maximumBodySize) throw new Problem(413);
  // A server holds the sender to the announced length. Some browsers have no stream of a body.
  const text =
    announced > 0 || !request.body ? await request.text() : await readStream(request.body);
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
 * @throws Problem 413, 415 or 400 when it is too large, not JSON by its type, or not JSON
 */
export async function readBody(request: Request): Promise<ReadBody> {
  const text = await readText(request);
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
