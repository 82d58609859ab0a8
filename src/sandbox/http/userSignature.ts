/**
 * The deprecated user signature: Base64 of the HMAC-SHA256 of the user's identifier, with the API
 * secret as key.
 *
 * @throws Error where the page has no Web Crypto
 */
export async function userSignature(identifier: string, apiSecret: string): Promise<string> {
  const text = new TextEncoder();
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const usages: KeyUsage[] = ['sign'];
  const key = await crypto.subtle.importKey(
    'raw',
    text.encode(apiSecret),
    algorithm,
    false,
    usages,
  );
  const signature = await crypto.subtle.sign('HMAC', key, text.encode(identifier));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}
