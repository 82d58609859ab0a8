import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * The address of a page without the name of its file: `/docs/index.html` is `/docs`.
 *
 * @param pathname path of an address, without query and hash
 */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '') || '/';
}

/**
 * Hosts also serve `/x.html` and `/x/index.html`. The address is set right before the router reads
 * it, so that the page's scripts are found, and links, canonical address and active items agree.
 */
function cleanAddress(): void {
  const {origin, pathname, search, hash} = window.location;
  const path = cleanPath(pathname);
  // With its origin, because `//docs` alone is the address of another host.
  if (path !== pathname)
    window.history.replaceState(window.history.state, '', origin + path + search + hash);
}

if (ExecutionEnvironment.canUseDOM) cleanAddress();
