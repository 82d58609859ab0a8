/**
 * An answer to what never became a request for the sandbox, in the shape that the interface has for
 * errors.
 */
export function refusal(
  status: number,
  message: string | string[],
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(JSON.stringify({status: 'error', message}), {
    status,
    headers: {...headers, 'Content-Type': 'application/json', 'X-Sandbox': 'true'},
  });
}

/** The same as text for a connection on which no request could be read. */
export function rawRefusal(status: string, message: string | string[]): string {
  const body = JSON.stringify({status: 'error', message});
  return [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Sandbox: true',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
