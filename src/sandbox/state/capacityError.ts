/** What a request asks for does not fit into the sandbox. Thrown before anything is changed. */
export class CapacityError extends Error {
  override readonly name = 'CapacityError';
}
