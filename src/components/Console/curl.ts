import type {BuiltRequest} from './form';

/** Quotes a text for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The request as a curl command that a terminal runs as it is. */
export function toCurl({method, url, headers, body}: BuiltRequest): string {
  return [
    `curl ${quote(url)}`,
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    ...headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
  ].join(' \\\n  ');
}
