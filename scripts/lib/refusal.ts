/** Of every refusal, beside those for pages of other origins. */
export const refusalHeaders = {'Content-Type': 'application/json', 'X-Sandbox': 'true'};

export function refusalBody(message: string | string[]): string {
  return JSON.stringify({status: 'error', message});
}

/**
 * An answer to what never became a request for the sandbox, in the shape that the interface has for
 * errors.
 */
export function refusal(
  status: number,
  message: string | string[],
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(refusalBody(message), {status, headers: {...headers, ...refusalHeaders}});
}

/** The same as text for a connection on which no request could be read. */
export function rawRefusal(status: string, message: string | string[]): string {
  const body = refusalBody(message);
  return [
    `HTTP/1.1 ${status}`,
    ...Object.entries(refusalHeaders).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
