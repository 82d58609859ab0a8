/**
 * What stops a build, and what a build takes over from the one before: the fixture site has the settings of
 * config/strictness.ts, and the plugins ssg-cache and route-shards.
 */
import {cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {runQuietly} from '../../scripts/lib/command.ts';
import {binary, cacheDirectory} from '../../scripts/lib/paths.ts';
import {pageChunk} from '../../src/plugins/route-shards/pageName.ts';

/** As deep below the root as the fixture, so that its imports hold in a copy. */
const sitesDirectory = path.join(cacheDirectory, 'built-sites');

/** The source of a page. */
const page = (text: string, key = 'content_type: concept') =>
  `---\ntitle: Page\ndescription: A page of the fixture site that has a text of its own and a title.\n${key}\n---\n\n${text}\n`;

/** Says which pages are rendered. */
const footer = (text: string) => `import {useLocation} from '@docusaurus/router';
export default function Footer() {
  console.log('Rendered:', useLocation().pathname);
  return <footer>${text}</footer>;
}
`;

/** Loads a site without bundling it: finds its pages and checks their front matter and addresses. */
const loadProgram = `
  const {loadSite} = require('@docusaurus/core/lib/server/site.js');
  loadSite({siteDir: process.cwd()}).catch(error => {
    console.error(error.message, error.cause ?? '');
    process.exitCode = 1;
  });
`;

async function makeSite() {
  await mkdir(sitesDirectory, {recursive: true});
  const folder = await mkdtemp(path.join(sitesDirectory, 'site-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  await cp(path.join(import.meta.dirname, 'site'), folder, {recursive: true});
  await mkdir(path.join(folder, 'src/theme/Footer'), {recursive: true});

  async function run(...args: string[]) {
    const env = {NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'};
    const {code, output} = await runQuietly(process.execPath, args, {cwd: folder, env});
    const rendered = [...output.matchAll(/Rendered: (\S+)/g)].map(([, page = '']) => page);
    return {code, output, rendered};
  }

  return {
    name: path.basename(folder),
    write: (file: string, text: string) => writeFile(path.join(folder, file), text),
    /** The start of a build, and much the shorter part of it. */
    load: () => run('--eval', loadProgram),
    build: () => run(binary('docusaurus'), 'build', '--no-minify'),
    /** The texts of scripts, style sheets and pages of the last build, by file. */
    async written() {
      const names = await readdir(path.join(folder, 'build'), {recursive: true});
      const texts = names
        .filter(name => /\.(?:html|js|css)$/.test(name))
        .map(
          async name => [name, await readFile(path.join(folder, 'build', name), 'utf8')] as const,
        );
      return new Map(await Promise.all(texts));
    },
  };
}

test('a build stops at a broken page, and renders only what has changed', {
  tags: '@spec:routes.exact',
  timeout: 300_000,
}, async () => {
  const {name, write, load, build, written} = await makeSite();
  async function stops(run: typeof build, ...reasons: string[]): Promise<string[]> {
    const {code, output, rendered} = await run();
    expect(code, output).toBe(1);
    for (const reason of reasons) expect(output).toContain(reason);
    return rendered;
  }

  await write('docs/second.md', page('', 'sidebar_lable: Second'));
  await stops(load, 'docs/second.md', 'sidebar_lable');
  await write('docs/second.md', page('', 'content_type: concept\nslug: /'));
  await stops(load, 'Attempting to create page at /, but a page already exists');

  await write('docs/second.md', page('See [nothing](./no-such-file.md).'));
  await write('docs/third.md', page('![A picture](./no-such-image.png)'));
  const missing = ['second.md', './no-such-file.md', 'third.md', './no-such-image.png'];
  await stops(build, ...missing);

  // No earlier run of this test has rendered the same.
  await write('src/theme/Footer/index.js', footer(name));
  await write('docs/second.md', page('See [a heading](/third#nowhere).'));
  await write('docs/third.md', page('See [nothing](/no-such-page) and [this page](/Third).'));
  const all = await stops(build, '/third', '/no-such-page', '/Third');
  expect(all.toSorted()).toEqual(['/', '/404', '/second', '/third']);
  const before = await written();

  // The links of a page that is taken over are checked as those of one that is rendered.
  await write('docs/third.md', page('Its other text.'));
  expect(await stops(build, '/second', '/third#nowhere')).toEqual(['/third']);
  const after = await written();
  expect(after.get('third/index.html')).toContain('Its other text.');
  const files = [...new Set([...before.keys(), ...after.keys()])];
  const changed = files.filter(file => before.get(file) !== after.get(file));
  const script = `assets/js/${pageChunk('/third')}.`;
  expect(changed.filter(file => !file.startsWith(script))).toEqual(['third/index.html']);
  expect(changed).toHaveLength(3);

  await write('src/theme/Footer/index.js', footer(`Other footer of ${name}`));
  await write('docs/third.md', page('## Nowhere'));
  const {code, output, rendered} = await build();
  expect(code, output).toBe(0);
  expect(rendered).toHaveLength(all.length);
  for (const [file, text] of await written()) {
    if (file.endsWith('.html')) expect(text, file).toContain('Other footer');
  }
});
