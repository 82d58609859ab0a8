/**
 * What a build takes over from the one before is what it would render itself: the fixture site with the plugin
 * ssg-cache, built again after a page and after a component has changed.
 */
import {cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {runQuietly} from '../../scripts/lib/command.ts';
import {binary, cacheDirectory} from '../../scripts/lib/paths.ts';

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
  const plugin = path.join(import.meta.dirname, '../../src/plugins/ssg-cache/index.ts');
  const source = await readFile(config, 'utf8');
  await writeFile(config, source.replace('plugins: [', `plugins: ['${plugin}', `));
  await mkdir(path.join(site, 'src/theme/Footer'), {recursive: true});
  return site;
}

interface Build {
  /** By file. */
  html: Map<string, string>;
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
  for (const file of await readdir(path.join(site, 'build'), {recursive: true})) {
    if (!file.endsWith('.html')) continue;
    const text = await readFile(path.join(site, 'build', file), 'utf8');
    // What the bundler takes from its own cache has other hashes than the same code compiled anew.
    html.set(file, text.replace(/runtime~main\.\w+/g, 'runtime~main'));
  }
  const rendered = [...output.matchAll(/Rendered: (\S+)/g)].map(([, page = '']) => page);
  return {html, rendered};
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
