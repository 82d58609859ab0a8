import {Errors} from 'typesense';

/** Why a push failed, and what to do about it; meant to be read by whoever runs the command. */
export class PushError extends Error {
  override readonly name = 'PushError';

  constructor(
    /** What failed, as a sentence. */
    readonly failure: string,
    /** What to do about it, as sentences. */
    readonly remedy: string,
  ) {
    super(`${failure}\n${remedy}`);
  }
}

const keyRemedy = 'Check TYPESENSE_ADMIN_KEY: it needs collections:*, documents:* and aliases:*.';
const addressRemedy =
  'Check TYPESENSE_NODES (protocol, host, port), the network, and that /health of each node answers {"ok":true}.';
const serverRemedy = 'Act on what the server said, or see its log; then push again.';

/** What went wrong, in one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // A refused connection to several addresses has a code and no message.
  return error.message || code || error.name;
}

function remedyFor(error: unknown): string {
  const status = error instanceof Errors.TypesenseError ? error.httpStatus : undefined;
  if (status === 401 || status === 403) return keyRemedy;
  return status === undefined ? addressRemedy : serverRemedy;
}

/**
 * Does one step of a push.
 *
 * @param name what is done, such as `Creating the collection docs_17`
 * @throws PushError that names the step, when the server refuses it or cannot be reached
 */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PushError) throw error;
    throw new PushError(`${name} failed: ${reasonOf(error)}`, remedyFor(error));
  }
}
