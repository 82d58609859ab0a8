import {authenticate, type Security} from './authentication';
import {Problem} from './problem';

/** What an SDK begins a real-time connection with, in the query of its address; the token aside. */
export interface ConnectionCredentials {
  apiKey?: unknown;
  userId?: unknown;
  userSignature?: unknown;
  /** User token of secure mode. */
  token?: unknown;
}

const alternatives = [['apiKey', 'userId'], ['userToken']];

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/**
 * Finds out whose inbox a real-time connection belongs to, by the rules of the calls of a user.
 *
 * @throws Problem 401
 */
export async function authenticateConnection(
  {apiKey, userId, userSignature, token}: ConnectionCredentials,
  security: Security,
): Promise<string> {
  const headers = new Map([
    ['X-ENGAGESPOT-API-KEY', textOf(apiKey)],
    ['X-ENGAGESPOT-USER-ID', textOf(userId)],
    ['X-ENGAGESPOT-USER-SIGNATURE', textOf(userSignature)],
    ['Authorization', typeof token === 'string' ? `Bearer ${token}` : null],
  ]);
  const source = {get: (name: string) => headers.get(name) ?? null};
  const found = await authenticate(source, alternatives, security);
  if (found) return found;
  throw new Problem(
    401,
    'A real-time connection needs apiKey and userId in its query, or the user token as auth.token',
  );
}
