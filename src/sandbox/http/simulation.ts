/** Request header that asks for an error of the server: `X-Sandbox-Simulate: 503`. */
export const simulationHeader = 'X-Sandbox-Simulate';

/**
 * The status that a request wants to see, so that its sender can test what happens then.
 *
 * @returns a status from 500 to 599, `invalid`, or undefined when it wants none
 */
export function simulatedStatus(request: Request): number | 'invalid' | undefined {
  const wanted = request.headers.get(simulationHeader);
  if (wanted === null) return undefined;
  return /^5\d\d$/.test(wanted) ? Number(wanted) : 'invalid';
}
