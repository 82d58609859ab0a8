/**
 * What the page and the frame of a playground say to each other, by `postMessage`. The frame runs code that
 * readers wrote or were sent, so the page believes nothing of it: it checks the shape and the size of each
 * message.
 */

/** How a call of the SDK gets to the sandbox, which lives in the page. */
export interface FrameRequest {
  type: 'request';
  id: number;
  url: string;
  method: string;
  headers: [name: string, value: string][];
  body: string | null;
}

export type SocketAction =
  | {action: 'open'; url: string}
  | {action: 'send'; text: string}
  | {action: 'close'};

export const consoleLevels = ['log', 'info', 'warn', 'error'] as const;
export type ConsoleLevel = (typeof consoleLevels)[number];

/** From the frame to the page. */
export type FrameMessage =
  /** The SDK is loaded, code can run. */
  | {type: 'ready'}
  /** The code ran to its end; what it rendered may still load. */
  | {type: 'done'}
  /** An error of the code or of the SDK, with the line of the code if it is known. */
  | {type: 'error'; message: string; line?: number}
  | {type: 'console'; level: ConsoleLevel; text: string}
  /** The policy of the frame stopped a request, a script or an image. */
  | {type: 'blocked'; directive: string; url: string}
  /** The code or the SDK wanted to open an address. */
  | {type: 'opened'; url: string}
  | {type: 'pong'}
  | FrameRequest
  | ({type: 'socket'; id: number} & SocketAction);

/** From the page to the frame. */
export type PageMessage =
  /** Code as JavaScript with CommonJS imports. */
  | {type: 'run'; code: string}
  | {type: 'theme'; isDark: boolean}
  | {type: 'ping'}
  | {
      type: 'response';
      id: number;
      status: number;
      statusText: string;
      headers: [name: string, value: string][];
      body: string;
    }
  | ({type: 'socket'; id: number} & ({action: 'frame'; text: string} | {action: 'close'}));

/** Marks the messages among those of others, such as browser extensions. */
const mark = 'engagespot-playground';

export function envelope(message: FrameMessage | PageMessage): unknown {
  return {[mark]: message};
}

/** The message in an envelope; undefined for anything else. */
export function unwrap(data: unknown): {type: unknown} | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = (data as Record<string, unknown>)[mark];
  return typeof message === 'object' && message !== null && 'type' in message ? message : undefined;
}

/** Longest text that the page takes from a frame, in characters. */
const longestText = 100_000;
/** Longest line for the reader, in characters. */
const longestLine = 10_000;

/** Most headers of a call. */
const mostHeaders = 100;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestText;

const isLine = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestLine;

function isAddress(value: unknown): boolean {
  try {
    return isLine(value) && Boolean(new URL(value));
  } catch {
    return false;
  }
}

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && isText(value[0]) && isText(value[1]);

/** Spread, since `every` passes over the gaps of an array; and counted first, since gaps cost nothing to send. */
const areHeaders = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= mostHeaders && [...value].every(isPair);

type Fields = Record<string, unknown>;

const socketShapes: Record<SocketAction['action'], (fields: Fields) => boolean> = {
  open: ({url}) => isAddress(url),
  send: ({text}) => isText(text),
  close: () => true,
};

const shapes: Record<FrameMessage['type'], (fields: Fields) => boolean> = {
  ready: () => true,
  done: () => true,
  pong: () => true,
  error: ({message, line}) => isLine(message) && (line === undefined || Number.isInteger(line)),
  console: ({level, text}) => consoleLevels.some(each => each === level) && isLine(text),
  blocked: ({directive, url}) => isLine(directive) && isLine(url),
  opened: ({url}) => isLine(url),
  request: ({id, url, method, headers, body}) =>
    Number.isInteger(id) &&
    isAddress(url) &&
    isLine(method) &&
    areHeaders(headers) &&
    (body === null || isText(body)),
  socket: fields =>
    Number.isInteger(fields.id) &&
    typeof fields.action === 'string' &&
    Object.hasOwn(socketShapes, fields.action) &&
    socketShapes[fields.action as SocketAction['action']](fields),
};

/** A message of a frame; undefined for anything that does not have the shape of one. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const message = unwrap(data);
  if (!message || typeof message.type !== 'string' || !Object.hasOwn(shapes, message.type)) {
    return undefined;
  }
  const isValid = shapes[message.type as FrameMessage['type']](message as Fields);
  return isValid ? (message as FrameMessage) : undefined;
}
