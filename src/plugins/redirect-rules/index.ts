import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isWildcard, type Redirect} from '../../content/redirects.ts';
import {redirectPage} from './page.ts';

interface Options {
  redirects: readonly Redirect[];
}

/**
 * Gives the rules to the not-found page as a module, so that only its own chunk carries them
 * (`@generated/redirect-rules/default/rules.json`), and writes a page that leads on for each fixed address.
 */
export default function redirectRules(
  {baseUrl, siteConfig: {url}}: LoadContext,
  {redirects}: Options,
): Plugin {
  return {
    name: 'redirect-rules',

    async contentLoaded({actions}) {
      await actions.createData('rules.json', JSON.stringify(redirects));
    },

    async postBuild({outDir}) {
      for (const rule of redirects.filter(one => !isWildcard(one))) {
        const folder = path.join(outDir, rule.from);
        const to = baseUrl.slice(0, -1) + rule.to;
        await mkdir(folder, {recursive: true});
        await writeFile(path.join(folder, 'index.html'), redirectPage(rule.from, to, url + to));
      }
    },
  };
}
