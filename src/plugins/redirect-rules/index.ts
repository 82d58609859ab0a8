import type {LoadContext} from '@docusaurus/types';
import {isWildcard, type Redirect} from '@engagespot-docs/publish/redirects';
import type {PublishingPlugin} from '@engagespot-docs/publish/site';
import {redirectPage} from './page.ts';

interface Options {
  redirects: readonly Redirect[];
}

/**
 * Gives the rules to the not-found page as a module, so that only its own chunk carries them
 * (`@generated/redirect-rules/default/rules.json`), and writes a page that leads on for each fixed address.
 */
export default function redirectRules(
  _context: LoadContext,
  {redirects}: Options,
): PublishingPlugin {
  return {
    name: 'redirect-rules',

    async contentLoaded({actions}) {
      await actions.createData('rules.json', JSON.stringify(redirects));
    },

    publish({url, baseUrl}) {
      const fixed = redirects.filter(rule => !isWildcard(rule));
      const pages = fixed.map(({from, to: target}): [string, string] => {
        const to = baseUrl.slice(0, -1) + target;
        return [`${from.slice(1)}/index.html`, redirectPage(from, to, url + to)];
      });
      return new Map(pages);
    },
  };
}
