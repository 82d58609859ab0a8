/** Reads addresses of the REST interface in texts of code. */
import {unknown} from '../code/readCode.ts';

const host = `(?:https?://)?(?:api(?:-eu)?\\.engagespot\\.co|${unknown})`;
const address = new RegExp(`^${host}(/\\S*)$`);
const base = new RegExp(`^${host}(/v\\d)?/?(?:${unknown}\\S*)?$`);
const ownHost = /^(?:https?:\/\/)?api(?:-eu)?\.engagespot\.co/;
const versioned = /^\/v\d\/[^/\uFFFC]/;

function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
}

/**
 * The path of the call that a text addresses, with `unknown` for what the code computes and without
 * the query; undefined for any other text.
 *
 * @param prefix what the code puts before paths without a version; without it those are no address
 */
export function endpointOf(text: string, prefix?: string): string | undefined {
  if (text.startsWith('/')) {
    const path = withoutQuery(text);
    if (/\s/.test(path)) return undefined;
    if (versioned.test(path)) return path;
    return prefix !== undefined && /^\/\w/.test(path) ? `${prefix}${path}` : undefined;
  }
  const path = withoutQuery(address.exec(text)?.[1] ?? '');
  if (versioned.test(path)) return path;
  const isCall = ownHost.test(text) && /^\/(?!v\d(?:\uFFFC|$))[^/\uFFFC]/.test(path);
  return isCall ? path : undefined;
}

/**
 * What an address to which code adds paths puts before each of them: `/v3`, or nothing; undefined
 * for any other text.
 */
export function prefixOf(text: string): string | undefined {
  const match = base.exec(text);
  const prefix = match?.[1] ?? '';
  return match && (ownHost.test(text) || prefix !== '') ? prefix : undefined;
}
