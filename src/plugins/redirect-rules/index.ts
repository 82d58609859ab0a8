import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Redirect} from '../../content/redirects.ts';

interface Options {
  redirects: readonly Redirect[];
}

/**
 * Gives the rules to the not-found page as a module, so that only its own chunk carries them:
 * `@generated/redirect-rules/default/rules.json`.
 */
export default function redirectRules(_context: LoadContext, {redirects}: Options): Plugin {
  return {
    name: 'redirect-rules',
    async contentLoaded({actions}) {
      await actions.createData('rules.json', JSON.stringify(redirects));
    },
  };
}
