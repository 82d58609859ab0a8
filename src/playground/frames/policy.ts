import type {Policy} from '@engagespot-docs/publish/policy';

/**
 * The policy of a frame. Its own script and the code that the page sends can run; neither can reach the network,
 * nor any other page of the site, whatever it was made to say.
 *
 * @param scripts sources of the scripts in its HTML: `'sha256-…'`
 */
export function framePolicy(scripts: readonly string[]): Policy {
  return {
    'default-src': ["'none'"],
    // The code is a script from a `blob:` address, so it needs no 'unsafe-eval'.
    'script-src': [...scripts, 'blob:'],
    // SDKs write their style sheets into the page.
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:'],
    'connect-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  };
}
