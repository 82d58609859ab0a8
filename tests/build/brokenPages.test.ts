/**
 * A broken page stops the build, and the message names the page and what is wrong with it. Each
 * case is the fixture site with one more page, built with the settings of config/strictness.ts.
 */
import {cp, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {runQuietly} from '../../scripts/lib/command.ts';
import {binary, cacheDirectory} from '../../scripts/lib/paths.ts';

/** As deep below the root as the fixture, so that its imports hold in a copy. */
const sitesDirectory = path.join(cacheDirectory, 'broken-sites');

const frontMatter = {
  title: 'Second page',
  description: '"A second page of the fixture site, with something wrong in one of its parts."',
  content_type: 'concept',
};

/** A page's source; a key that is undefined is left out. */
function page(keys: Record<string, string | undefined>, body = ''): string {
  const lines = Object.entries({...frontMatter, ...keys})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}`);
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

/** Builds the fixture site with one more page, docs/second.md. */
async function buildWith(source: string) {
  await mkdir(sitesDirectory, {recursive: true});
  const site = await mkdtemp(path.join(sitesDirectory, 'site-'));
  await cp(path.join(import.meta.dirname, 'site'), site, {recursive: true});
  await writeFile(path.join(site, 'docs/second.md'), source);
  return runQuietly(binary('docusaurus'), ['build', '--no-minify'], {
    cwd: site,
    env: {NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'},
  });
}

afterAll(() => rm(sitesDirectory, {recursive: true, force: true}));

const brokenPages = [
  {
    what: 'links to no page and in other letters',
    source: page({}, 'See [nothing](/no-such-page) and [this page](/Second).'),
    says: ['/second', '/no-such-page', '/Second'],
  },
  {
    what: 'a link to no Markdown file',
    source: page({}, 'See [nothing](./no-such-file.md).'),
    says: ['second.md', './no-such-file.md'],
  },
  {
    what: 'a link to no heading',
    source: page({}, 'See [nothing](/#no-such-heading).'),
    says: ['/second', '/#no-such-heading'],
  },
  {
    what: 'an image that is not there',
    source: page({}, '![A picture](./no-such-image.png)'),
    says: ['second.md', './no-such-image.png'],
  },
  {
    what: 'the address of another page',
    source: page({slug: '/'}),
    says: ['Attempting to create page at /, but a page already exists'],
  },
  {
    what: 'an unknown front matter key',
    source: page({sidebar_lable: 'Second'}),
    says: ['docs/second.md', 'sidebar_lable'],
  },
  {
    what: 'no description',
    source: page({description: undefined}),
    says: ['docs/second.md', 'description'],
  },
];

describe.concurrent('a build', () => {
  test('passes with a correct page', async () => {
    const {code, output} = await buildWith(page({}, 'See [the start](/#a-heading).'));
    expect(code, output).toBe(0);
  });

  test.for(brokenPages)(
    'stops at a page with $what',
    {tags: '@spec:routes.exact'},
    async ({source, says}, {expect}) => {
      const {code, output} = await buildWith(source);
      expect(code, output).not.toBe(0);
      for (const text of says) expect(output).toContain(text);
    },
  );
});
