/** The last step of a build: everything that servers need, made from the pages as they are now. */
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pagePolicy, readForeignOrigins} from '../../config/headers.ts';
import {policyTagText} from '../../src/content/policy.ts';
import {listFile, twinSuffix} from '../../src/content/twinAddress.ts';
import {framePolicy} from '../../src/playground/frames/policy.ts';
import {framesFolder} from '../../src/playground/kits.ts';
import {sideBySide} from '../../src/project/sideBySide.ts';
import {withEndTags} from './endTags.ts';
import {findInlineCode, frameScripts, inlineSources, scriptSources} from './inlineCode.ts';
import {inlineIcons, shapesIn} from './inlineIcons.ts';
import {type BuiltSite, makeRules} from './makeRules.ts';
import {headersFile, redirectsFile} from './netlify.ts';
import {nginxHttp, nginxServer} from './nginx.ts';
import {addPolicyTag} from './policyTag.ts';
import {rulesFile, rulesFolder} from './rules.ts';
import {addTwinLinks} from './twinLink.ts';

/** HTML by path relative to the folder of the site. */
type HtmlFiles = Map<string, string>;

/** The pages of a site with all end tags, and the frames in them, which have a policy of their own. */
async function readHtml(folder: string): Promise<{pages: HtmlFiles; frames: HtmlFiles}> {
  const files = (await readdir(folder, {recursive: true})).filter(file => file.endsWith('.html'));
  const found = {pages: new Map<string, string>(), frames: new Map<string, string>()};
  await sideBySide(files, 8, async file => {
    const html = await readFile(path.join(folder, file), 'utf8');
    const isFrame = file.startsWith(`${framesFolder}${path.sep}`);
    if (isFrame) found.frames.set(file, html);
    else found.pages.set(file, await withEndTags(html));
  });
  return found;
}

/** The list of pages that is closest to a page; undefined for a site without lists. */
function listFor(folder: string, file: string): string | undefined {
  let place = file.replace(/\.html$/, '');
  for (;;) {
    const list = path.join(place, listFile);
    if (existsSync(path.join(folder, list))) return list;
    if (place === '.') return undefined;
    place = path.dirname(place);
  }
}

/**
 * Writes the policy, the links to Markdown, its icons and all end tags into each page, and beside them the rules for servers:
 * `_headers` and `_redirects`, the configuration of nginx, and the rules as JSON.
 *
 * @param root what a server serves as `/`; the folder of the site, unless its base path is another
 * @throws Error for a page with something that its policy forbids, or with an icon that does not exist
 */
export async function finishBuild(site: BuiltSite, root = site.folder): Promise<void> {
  const {pages, frames} = await readHtml(site.folder);
  const texts = new Map([...pages].map(([file, html]) => [file, findInlineCode(html, file)]));
  const inline = inlineSources([...texts.values()]);
  const foreign = readForeignOrigins();
  const policy = pagePolicy(inline, foreign);
  const shapes = shapesIn(site.folder, site.baseUrl);
  await sideBySide(pages, 8, async ([file, html]) => {
    const twin = file.replace(/\.html$/, twinSuffix);
    // Its own scripts run only when it is loaded as a document; what it shows later may have any style attribute.
    const scripts = scriptSources(texts.get(file));
    const tag = policyTagText(pagePolicy({...inline, scripts}, foreign));
    const withPolicy = addPolicyTag(html, tag, file);
    // The not-found page has Markdown as well, but not one of its own address.
    const hasTwin = file !== '404.html' && existsSync(path.join(site.folder, twin));
    const onHost = (name: string) => site.baseUrl + name.split(path.sep).join('/');
    const list = listFor(site.folder, file);
    const addresses = {twin: onHost(twin), list: list && onHost(list)};
    const linked = hasTwin ? addTwinLinks(withPolicy, addresses, file) : withPolicy;
    await writeFile(path.join(site.folder, file), await inlineIcons(linked, shapes, file));
  });
  const scripts = [...frames.values()].flatMap(frameScripts).sort();
  const rules = await makeRules(site, {pages: policy, frames: framePolicy(scripts)});
  await mkdir(path.join(root, rulesFolder), {recursive: true});
  await writeFile(rulesFile(root), `${JSON.stringify(rules, null, 2)}\n`);
  await writeFile(path.join(root, rulesFolder, 'nginx-http.conf'), nginxHttp(rules));
  await writeFile(path.join(root, rulesFolder, 'nginx-server.conf'), nginxServer(rules));
  await writeFile(path.join(root, '_headers'), headersFile(rules));
  await writeFile(path.join(root, '_redirects'), redirectsFile(rules));
}
