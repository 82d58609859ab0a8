/**
 * A broken page stops the build, and the message names the page and what is wrong with it. Each
 * case is the fixture site with one more page, built with the settings of config/strictness.ts.
 */
import {cp, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, describe, test} from 'vitest';
import {runQuietly} from '../../scripts/lib/command.ts';
import {binary, cacheDirectory} from '../../scripts/lib/paths.ts';

/** As deep below the root as the fixture, so that its imports hold in a copy. */
const sitesDirectory = path.join(cacheDirectory, 'broken-sites');

const names = ['second', 'third'];

const frontMatter = {
  title: 'Second page',
  description: '"A second page of the fixture site, with something wrong in one of its parts."',
  content_type: 'concept',
};

/** A page's source. */
function page(keys: Record<string, string>, body = ''): string {
  const lines = Object.entries({...frontMatter, ...keys}).map(([key, value]) => `${key}: ${value}`);
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

/** Loads a site without bundling it: finds its pages and checks their front matter and addresses. */
const loadProgram = `
  const {loadSite} = require('@docusaurus/core/lib/server/site.js');
  loadSite({siteDir: process.cwd()}).catch(error => {
    console.error(error.message, error.cause ?? '');
    process.exitCode = 1;
  });
`;

const commands = {
  load: [process.execPath, ['--eval', loadProgram]],
  build: [binary('docusaurus'), ['build', '--no-minify']],
} satisfies Record<string, [string, string[]]>;

/** Runs a command on the fixture site with one more page, docs/second.md, or with several. */
async function runWith(command: keyof typeof commands, sources: readonly string[]) {
  await mkdir(sitesDirectory, {recursive: true});
  const site = await mkdtemp(path.join(sitesDirectory, 'site-'));
  await cp(path.join(import.meta.dirname, 'site'), site, {recursive: true});
  for (const [index, source] of sources.entries()) {
    await writeFile(path.join(site, 'docs', `${names[index]}.md`), source);
  }
  const [program, args] = commands[command];
  return runQuietly(program, args, {
    cwd: site,
    env: {NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'},
  });
}

afterAll(() => rm(sitesDirectory, {recursive: true, force: true}));

/** The command that must stop at a page; loading is the start of every build, and much the shorter. */
const brokenPages = [
  {
    what: 'links to no page and in other letters',
    command: 'build',
    sources: [page({}, 'See [nothing](/no-such-page) and [this page](/Second).')],
    says: ['/second', '/no-such-page', '/Second'],
  },
  {
    what: 'a link to no Markdown file, and another page with an image that is not there',
    command: 'build',
    sources: [
      page({}, 'See [nothing](./no-such-file.md).'),
      page({}, '![A picture](./no-such-image.png)'),
    ],
    says: ['second.md', './no-such-file.md', 'third.md', './no-such-image.png'],
  },
  {
    what: 'the address of another page',
    command: 'load',
    sources: [page({slug: '/'})],
    says: ['Attempting to create page at /, but a page already exists'],
  },
  {
    what: 'an unknown front matter key',
    command: 'load',
    sources: [page({sidebar_lable: 'Second'})],
    says: ['docs/second.md', 'sidebar_lable'],
  },
] as const;

describe.concurrent('a build', () => {
  // That a build passes with correct pages is seen whenever the fixture site is built; that it finds a link to no
  // heading, in renderedPages.test.ts.
  test.for(brokenPages)(
    'stops at a page with $what',
    {tags: '@spec:routes.exact'},
    async ({command, sources, says}, {expect}) => {
      const {code, output} = await runWith(command, sources);
      expect(code, output).not.toBe(0);
      for (const text of says) expect(output).toContain(text);
    },
  );
});
