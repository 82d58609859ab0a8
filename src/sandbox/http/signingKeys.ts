import {
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';

const algorithm = 'RS256';

/** The key pair of secure mode. */
export interface SigningKeys {
  /** The private key as PEM (PKCS #8), as the Console would let you download it. */
  pem: string;
  /** Signs a token with these claims and the time in seconds since 1970. */
  sign(claims: JWTPayload, issuedAt: number): Promise<string>;
  /**
   * @param now milliseconds since 1970
   * @returns the claims
   * @throws Error when the token was not signed with the private key, or has expired
   */
  verify(token: string, now: number): Promise<JWTPayload>;
}

async function publicKeyOf(privateKey: CryptoKey): Promise<CryptoKey> {
  const {kty, n, e} = await exportJWK(privateKey);
  return (await importJWK({kty, n, e, alg: algorithm})) as CryptoKey;
}

async function generatePem(): Promise<string> {
  const {privateKey} = await generateKeyPair(algorithm, {extractable: true});
  return exportPKCS8(privateKey);
}

async function readPrivateKey(pem: string): Promise<CryptoKey> {
  try {
    return await importPKCS8(pem, algorithm, {extractable: true});
  } catch (cause) {
    throw new Error('The signing key must be a private RSA key as PEM (PKCS #8)', {cause});
  }
}

/**
 * @param pem a private RSA key; a new one is made without it
 * @throws Error when the key cannot be read, or where the page has no Web Crypto
 */
export async function createSigningKeys(pem?: string): Promise<SigningKeys> {
  const usedPem = pem ?? (await generatePem());
  const privateKey = await readPrivateKey(usedPem);
  const publicKey = await publicKeyOf(privateKey);
  return {
    pem: usedPem,
    sign: (claims, issuedAt) =>
      new SignJWT(claims)
        .setProtectedHeader({alg: algorithm, typ: 'JWT'})
        .setIssuedAt(issuedAt)
        .sign(privateKey),
    verify: async (token, now) => {
      const options = {algorithms: [algorithm], currentDate: new Date(now)};
      return (await jwtVerify(token, publicKey, options)).payload;
    },
  };
}
