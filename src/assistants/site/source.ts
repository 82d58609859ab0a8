/** Where the published files of the site come from. */
export interface SiteSource {
  /** Address of the start of the site, with a slash at the end. */
  root: string;
  /**
   * Gets a file.
   *
   * @param address absolute, below `root`
   * @throws Error when nothing answers
   */
  get(address: string): Promise<Response>;
}

/** Milliseconds that a host has for a file. */
const patience = 15_000;

/**
 * The published site, over HTTP.
 *
 * @param root address of its start
 * @param get as `fetch`
 */
export function remoteSource(root: string, get: typeof fetch = fetch): SiteSource {
  return {
    root: root.endsWith('/') ? root : `${root}/`,
    get: address => get(address, {signal: AbortSignal.timeout(patience)}),
  };
}
