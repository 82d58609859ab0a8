/** The last step of a build: everything that servers need, made from the pages as they are now. */
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pagePolicy, readForeignOrigins} from '../../config/headers.ts';
import {sideBySide} from '../../src/project/sideBySide.ts';
import {findInlineCode, inlineSources} from './inlineCode.ts';
import {type BuiltSite, makeRules, policyTagText} from './makeRules.ts';
import {headersFile, redirectsFile} from './netlify.ts';
import {nginxHttp, nginxServer} from './nginx.ts';
import {addPolicyTag} from './policyTag.ts';
import {rulesFile, rulesFolder} from './rules.ts';

/** The HTML of all pages, by path relative to the folder. */
async function readPages(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder, {recursive: true})).filter(file => file.endsWith('.html'));
  const pages = files.map(
    async file => [file, await readFile(path.join(folder, file), 'utf8')] as const,
  );
  return new Map(await Promise.all(pages));
}

/**
 * Writes the policy into each page, and beside them the rules for servers: `_headers` and `_redirects`, the
 * configuration of nginx, and the rules as JSON.
 *
 * @param root what a server serves as `/`; the folder of the site, unless its base path is another
 * @throws Error for a page with something that its policy forbids
 */
export async function finishBuild(site: BuiltSite, root = site.folder): Promise<void> {
  const pages = await readPages(site.folder);
  const inline = inlineSources([...pages].map(([file, html]) => findInlineCode(html, file)));
  const policy = pagePolicy(inline, readForeignOrigins());
  const tag = policyTagText(policy);
  await sideBySide(pages, 8, ([file, html]) =>
    writeFile(path.join(site.folder, file), addPolicyTag(html, tag, file)),
  );
  const rules = await makeRules(site, policy);
  await mkdir(path.join(root, rulesFolder), {recursive: true});
  await writeFile(rulesFile(root), `${JSON.stringify(rules, null, 2)}\n`);
  await writeFile(path.join(root, rulesFolder, 'nginx-http.conf'), nginxHttp(rules));
  await writeFile(path.join(root, rulesFolder, 'nginx-server.conf'), nginxServer(rules));
  await writeFile(path.join(root, '_headers'), headersFile(rules));
  await writeFile(path.join(root, '_redirects'), redirectsFile(rules));
}
