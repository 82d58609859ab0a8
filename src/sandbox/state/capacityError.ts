/** What a request asks for does not fit into the sandbox. Nothing is kept of it but users that a send creates. */
export class CapacityError extends Error {
  override readonly name = 'CapacityError';
}
