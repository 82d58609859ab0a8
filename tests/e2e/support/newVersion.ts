import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {servedBuild} from './servedBuild.ts';

const scriptsDirectory = path.join(servedBuild, 'assets/js');

const scriptName = /([^/]+)\.([0-9a-f]{8})\.js$/;

function reversed(text: string): string {
  return [...text].reverse().join('');
}

/** Hashes in the names of the pages' scripts, by name. */
function scriptHashes(): Map<string, string> {
  const files = readdirSync(scriptsDirectory);
  return new Map(
    files.flatMap(file => {
      const [, name = '', hash = ''] = scriptName.exec(file) ?? [];
      return name ? [[name, hash] as const] : [];
    }),
  );
}

/**
 * What the publication of a changed site does to a page that is open: every page's script has
 * another name, the old files are gone, and the new documents name a new runtime. The scripts' text
 * is that of the build.
 *
 * @param document path of a page that is opened afterwards
 */
export async function publishNewVersion(page: Page, document: string): Promise<void> {
  const hashes = scriptHashes();
  const readScript = (name: string) =>
    readFileSync(path.join(scriptsDirectory, `${name}.${hashes.get(name)}.js`), 'utf8');
  const newHashes = new Map([...hashes].map(([name, hash]) => [name, reversed(hash)]));
  const runtime = [...hashes.values()].reduce(
    (text, hash) => text.replaceAll(`"${hash}"`, `"${reversed(hash)}"`),
    readScript('runtime~main'),
  );

  await page.route('**/assets/js/*.js', async route => {
    const [, name = '', hash = ''] = scriptName.exec(route.request().url()) ?? [];
    if (name === 'main') await route.continue();
    else if (hash !== newHashes.get(name)) await route.fulfill({status: 404});
    else {
      const body = name === 'runtime~main' ? runtime : readScript(name);
      await route.fulfill({contentType: 'text/javascript', body});
    }
  });
  const html = readFileSync(path.join(servedBuild, `${document}.html`), 'utf8');
  const body = [...hashes]
    .filter(([name]) => name !== 'main')
    .reduce(
      (text, [name, hash]) =>
        text.replaceAll(`/${name}.${hash}.js`, `/${name}.${newHashes.get(name)}.js`),
      html,
    );
  await page.route(document, route => route.fulfill({contentType: 'text/html', body}));
}
