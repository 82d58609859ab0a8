import {unknown} from '../code/readCode.ts';

/** The address of a call, as far as the code shows it. */
export interface Endpoint {
  /** With `unknown` for what the code computes, without the query. */
  path: string;
}

/** An address to which code adds paths. */
export interface Base {
  /** What it adds to every path: `/v3`, or nothing. */
  prefix: string;
}

const host = `(?:https?://)?(?:api(?:-eu)?\\.engagespot\\.co|${unknown})`;
const address = new RegExp(`^${host}(/.*)?$`, 's');
const ownHost = /^(?:https?:\/\/)?api(?:-eu)?\.engagespot\.co/;

function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
}

/** The call that a text addresses; undefined for anything but the address of one. */
export function endpointOf(text: string): Endpoint | undefined {
  const path = withoutQuery(text.startsWith('/') ? text : (address.exec(text)?.[1] ?? ''));
  if (/^\/v\d\/[^/\uFFFC]/.test(path)) return {path};
  const isOwn = ownHost.test(text);
  return isOwn && /^\/[^/\uFFFC]/.test(path) && !/^\/v\d(?:\uFFFC.*)?$/.test(path)
    ? {path}
    : undefined;
}

/** The base that a text is; undefined for anything else. */
export function baseOf(text: string): Base | undefined {
  const match = new RegExp(`^${host}(/v\\d)?/?(?:${unknown}.*)?$`, 's').exec(text);
  if (!match || !(ownHost.test(text) || match[1])) return undefined;
  return {prefix: match[1] ?? ''};
}
