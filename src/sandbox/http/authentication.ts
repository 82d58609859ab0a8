import {document} from '../contract/document';
import {Problem} from './problem';
import type {SigningKeys} from './signingKeys';
import {userSignature} from './userSignature';

/** What the Console of an app would let you switch. */
export interface SecuritySettings {
  /** Refuses an API key with a user identifier: the calls of a user need a token. */
  secureMode: boolean;
  /** Asks for the deprecated user signature next to a user identifier. */
  hmac: boolean;
}

export interface Security {
  apiKey: string;
  apiSecret: string;
  settings: SecuritySettings;
  /** Loaded when first needed. */
  signingKeys(): Promise<SigningKeys>;
  /** Milliseconds since 1970. */
  now(): number;
}

type Credentials = Readonly<Record<string, string>>;

/** Where credentials are looked for, by the names of headers. */
export type CredentialSource = Pick<Headers, 'get'>;

function credential(source: CredentialSource, scheme: string): string | undefined {
  const value = source.get(document.securitySchemes[scheme] ?? scheme);
  if (value === null) return undefined;
  if (scheme !== 'userToken') return value || undefined;
  return /^Bearer +(\S+)$/i.exec(value)?.[1];
}

/** The credentials of an alternative; undefined unless the request has all of them. */
function credentialsOf(
  source: CredentialSource,
  schemes: readonly string[],
): Credentials | undefined {
  const found = schemes.map(scheme => [scheme, credential(source, scheme)] as const);
  if (found.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(found) as Credentials;
}

/** A token counts more than the headers of a user, because it proves something. */
function chooseCredentials(
  source: CredentialSource,
  alternatives: readonly (readonly string[])[],
): Credentials | undefined {
  const complete = alternatives
    .map(schemes => credentialsOf(source, schemes))
    .filter(credentials => credentials !== undefined);
  return complete.find(credentials => credentials.userToken !== undefined) ?? complete[0];
}

/** @throws Problem 401 unless the token was signed for this app; gives its user otherwise */
async function userOfToken(token: string, security: Security): Promise<string> {
  const claims = await security
    .signingKeys()
    .then(keys => keys.verify(token, security.now()))
    .catch(error => {
      throw new Problem(401, `The user token is not valid: ${error.message}`);
    });
  if (claims.apiKey !== security.apiKey) {
    throw new Problem(401, 'The user token is not valid: its claim apiKey is not your API key');
  }
  const [, userId] = /^user:(.+)$/s.exec(claims.sub ?? '') ?? [];
  if (userId) return userId;
  throw new Problem(401, 'The user token is not valid: its claim sub is not user:{identifier}');
}

/** @throws Problem 401 when an API key and a user identifier are not enough */
async function checkUser(
  userId: string,
  source: CredentialSource,
  security: Security,
): Promise<void> {
  if (security.settings.secureMode) {
    throw new Problem(401, 'Secure mode is on: send a user token as Authorization: Bearer');
  }
  if (!security.settings.hmac) return;
  const signature = source.get('X-ENGAGESPOT-USER-SIGNATURE');
  if (signature === (await userSignature(userId, security.apiSecret))) return;
  throw new Problem(401, 'HMAC authentication is on: the user signature is missing or wrong');
}

/**
 * Finds out who calls.
 *
 * @param alternatives the combinations of security schemes that the call asks for
 * @returns the identifier of the user; empty for the app itself; undefined when the request has
 * none of the combinations of credentials that the call asks for
 * @throws Problem 401 when it has one, and it is wrong
 */
export async function authenticate(
  source: CredentialSource,
  alternatives: readonly (readonly string[])[],
  security: Security,
): Promise<string | undefined> {
  const credentials = chooseCredentials(source, alternatives);
  if (!credentials) return undefined;
  const {apiKey, apiSecret, secretKey, userId, userToken} = credentials;
  if (userToken !== undefined) return userOfToken(userToken, security);
  if (apiKey !== security.apiKey) throw new Problem(401, 'The API key is not known');
  if ((apiSecret ?? secretKey ?? security.apiSecret) !== security.apiSecret) {
    throw new Problem(401, 'The API secret is wrong');
  }
  if (userId === undefined) return '';
  await checkUser(userId, source, security);
  return userId;
}
