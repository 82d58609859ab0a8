/** Requests as they are written: clients of HTTP would put right what is wrong in them. */
import {connect} from 'node:net';

export interface RawResponse {
  /** 0 when the server ended the connection without an answer. */
  status: number;
  /** By their names in lower case; of several with one name, all of them. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

const noAnswer: RawResponse = {status: 0, headers: {}, body: Buffer.alloc(0)};

function parse(answer: Buffer): RawResponse {
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  if (end < 0 || status === 0) return noAnswer;
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [start = '', ...rest] = line.split(':');
    const name = start.toLowerCase();
    const value = rest.join(':').trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return {status, headers, body: answer.subarray(end + 4)};
}

/**
 * Sends one request over a connection of its own.
 *
 * @param target as it stands in the request, each character one byte
 */
export function rawRequest(
  serverUrl: string,
  target: string,
  {method = 'GET', headers = ''} = {},
): Promise<RawResponse> {
  const {hostname, port} = new URL(serverUrl);
  return new Promise(resolve => {
    const chunks: Buffer[] = [];
    const socket = connect({host: hostname, port: Number(port)});
    socket.on('data', chunk => chunks.push(chunk));
    // A server that refuses a request may end the connection before it was read to its end.
    socket.on('error', () => {});
    socket.on('close', () => resolve(parse(Buffer.concat(chunks))));
    const host = `Host: ${hostname}\r\nConnection: close\r\n${headers}`;
    socket.write(Buffer.from(`${method} ${target} HTTP/1.1\r\n${host}\r\n`, 'latin1'));
  });
}
