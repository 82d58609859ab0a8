/** What the site offers over the network. */
import {directHeader, type OfferedVersion, type VersionList, versionsPath} from './model.ts';

/**
 * Why a version cannot be kept:
 * - `network`: a request failed, or the site answered with an error;
 * - `space`: the browser gives no more storage;
 * - `busy`: files are loaded already, in another tab or for an update;
 * - `site`: what the site sends is not what its list says, or it no longer offers the version.
 */
export type Trouble = 'network' | 'space' | 'busy' | 'site';

export class OfflineError extends Error {
  constructor(
    readonly trouble: Trouble,
    message: string,
  ) {
    super(message);
    this.name = 'OfflineError';
  }
}

/** What is read over the network, by paths below the site. */
export interface Site {
  /** Undefined when the site answers that it offers nothing to keep. */
  versions(signal?: AbortSignal): Promise<OfferedVersion[] | undefined>;
  list(offered: OfferedVersion, signal?: AbortSignal): Promise<VersionList>;
  /** Undefined when the site has no such file. */
  file(path: string, isPage: boolean, signal?: AbortSignal): Promise<Response | undefined>;
}

async function ask(
  address: string,
  {headers, ...init}: Omit<RequestInit, 'headers'> & {headers?: Record<string, string>},
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, {...init, headers: {...headers, [directHeader]: '1'}});
  } catch {
    init.signal?.throwIfAborted();
    throw new OfflineError('network', `${address} could not be loaded.`);
  }
  if (response.status >= 500)
    throw new OfflineError(
      'network',
      `The site answered with status ${response.status} for ${address}.`,
    );
  return response;
}

/** Whether a server says that there is nothing at an address, rather than that something is wrong. */
const isGone = ({status}: Response) => status === 404 || status === 410;

/** @throws OfflineError when what should be JSON is not, as behind the sign-in page of a network */
async function json<Value>(response: Response): Promise<Value> {
  try {
    return await response.json();
  } catch {
    throw new OfflineError('network', `${response.url} is not what the site published.`);
  }
}

/** @param baseUrl path of the site, with slashes at both ends */
export function openSite(baseUrl: string): Site {
  return {
    async versions(signal) {
      const response = await ask(baseUrl + versionsPath, {cache: 'no-cache', signal});
      return isGone(response) ? undefined : json(response);
    },
    async list({list}, signal) {
      return json(await ask(baseUrl + list, {signal}));
    },
    async file(path, isPage, signal) {
      const isNamedByContent = path.startsWith('assets/');
      const response = await ask(baseUrl + encodeURI(path), {
        // Files that keep their names may have changed.
        cache: isNamedByContent ? 'default' : 'no-cache',
        signal,
        ...(isPage && {headers: {Accept: 'text/html'}}),
      });
      return response.ok ? response : undefined;
    },
  };
}
