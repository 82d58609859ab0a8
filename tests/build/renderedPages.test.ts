/**
 * What a build takes over from the one before is what it would render itself, and one changed line changes no file but
 * those of its page: the fixture site with the plugins ssg-cache and route-shards, built again after a page and after a
 * component has changed.
 */
import {createHash} from 'node:crypto';
import {cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {runQuietly} from '../../scripts/lib/command.ts';
import {binary, cacheDirectory} from '../../scripts/lib/paths.ts';
import {pageChunk} from '../../src/plugins/route-shards/pageName.ts';

/** As deep below the root as the fixture, so that its imports hold in a copy. */
const sitesDirectory = path.join(cacheDirectory, 'rendered-sites');

afterAll(() => rm(sitesDirectory, {recursive: true, force: true}));

const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: A page of the fixture site that has a text of its own and a title.\ncontent_type: concept\n---\n\n${text}\n`;

/** Says which pages are rendered. */
const footer = (text: string) => `import {useLocation} from '@docusaurus/router';
export default function Footer() {
  console.log('Rendered:', useLocation().pathname);
  return <footer>${text}</footer>;
}
`;

async function makeSite(): Promise<string> {
  await mkdir(sitesDirectory, {recursive: true});
  const site = await mkdtemp(path.join(sitesDirectory, 'site-'));
  await cp(path.join(import.meta.dirname, 'site'), site, {recursive: true});
  const config = path.join(site, 'docusaurus.config.ts');
  const [ssgCache, routeShards] = ['ssg-cache', 'route-shards'].map(name =>
    path.join(import.meta.dirname, `../../src/plugins/${name}/index.ts`),
  );
  const plugins = `'${ssgCache}', ['${routeShards}', {minimumPages: 1, pagesPerShard: 3}]`;
  const source = await readFile(config, 'utf8');
  await writeFile(config, source.replace('plugins: [', `plugins: [${plugins}, `));
  await mkdir(path.join(site, 'src/theme/Footer'), {recursive: true});
  return site;
}

interface Build {
  /** By file. */
  html: Map<string, string>;
  /** The digests of scripts, style sheets and pages, by file. */
  digests: Map<string, string>;
  /** The paths of pages that were not taken over. */
  rendered: string[];
}

async function build(site: string, timeZone = 'UTC'): Promise<Build> {
  const {code, output} = await runQuietly(binary('docusaurus'), ['build'], {
    cwd: site,
    env: {TZ: timeZone, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'},
  });
  if (code !== 0) throw new Error(output);
  const html = new Map<string, string>();
  const digests = new Map<string, string>();
  for (const file of await readdir(path.join(site, 'build'), {recursive: true})) {
    if (!/\.(?:html|js|css)$/.test(file)) continue;
    const text = await readFile(path.join(site, 'build', file), 'utf8');
    digests.set(file, createHash('sha256').update(text).digest('hex'));
    if (file.endsWith('.html')) html.set(file, text);
  }
  const rendered = [...output.matchAll(/Rendered: (\S+)/g)].map(([, page = '']) => page);
  return {html, digests, rendered};
}

test('a build renders what has changed, and nothing else', {timeout: 300_000}, async () => {
  const site = await makeSite();
  const write = (file: string, text: string) => writeFile(path.join(site, file), text);
  await write('docs/second.md', page('Second page', 'Its first text. [The start](/)'));
  await write('docs/third.md', page('Third page', 'Text.'));
  // No earlier run of this test has rendered the same.
  await write('src/theme/Footer/index.js', footer(`Footer of ${path.basename(site)}`));
  const first = await build(site);
  expect(first.rendered).toHaveLength(first.html.size);

  await write('docs/second.md', page('Second page', 'Its second text. [The start](/)'));
  const edited = await build(site);
  expect(edited.rendered).toEqual(['/second']);
  expect(edited.html.get('second/index.html')).toContain('Its second text.');
  const files = [...new Set([...first.digests.keys(), ...edited.digests.keys()])];
  const changed = files.filter(file => first.digests.get(file) !== edited.digests.get(file));
  const script = `assets/js/${pageChunk('/second')}.`;
  expect(changed.filter(file => !file.startsWith(script))).toEqual(['second/index.html']);
  expect(changed).toHaveLength(3);

  // Dates may show it, so it is part of every key.
  const anew = await build(site, 'Asia/Tokyo');
  expect(anew.rendered).toHaveLength(first.html.size);
  expect(edited.html).toEqual(anew.html);

  await write('src/theme/Footer/index.js', footer(`Other footer of ${path.basename(site)}`));
  const restyled = await build(site);
  expect(restyled.rendered).toHaveLength(restyled.html.size);
  for (const [file, text] of restyled.html) expect(text, file).toContain('Other footer');

  // The links of a page that is taken over are checked as those of one that is rendered.
  await write('docs/third.md', page('Third page', 'Text. [Nowhere](/second#nowhere)'));
  await expect(build(site)).rejects.toThrow('nowhere');
  await expect(build(site)).rejects.toThrow('nowhere');
});
