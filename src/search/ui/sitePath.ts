/**
 * Whether an address is a path on this site. Addresses of records and of stored places come from
 * outside: `//host` and `javascript:` must never become a link.
 */
export function isSitePath(address: unknown): address is string {
  return typeof address === 'string' && /^\/(?![/\\])/.test(address);
}
