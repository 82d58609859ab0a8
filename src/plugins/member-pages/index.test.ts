import {writeFileSync} from 'node:fs';
import {cp, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {createMatcher} from '@docusaurus/utils';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {memberFiles} from '../../members/memberFiles.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import memberPages from './index.ts';

const folder = 'docs/additional-resources/api-reference';
const optionsPage = `${folder}/javascript/core.options.mdx`;
const optionsData = 'members/options.yaml';
const longAgo = new Date('2020-01-01');
/** Another one than the data has. */
const description =
  'What the client takes as its second argument, from the user to the level of the log.';

let siteDir = '';
const inSite = (file: string) => path.join(siteDir, file);
const read = (file: string) => readFile(inSite(file), 'utf8');

async function exists(file: string): Promise<boolean> {
  return stat(inSite(file)).then(
    () => true,
    () => false,
  );
}

async function replaceIn(file: string, from: string | RegExp, to: string): Promise<void> {
  const before = await read(file);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  await writeFile(inSite(file), after);
}

/** The plugin after the start of a site: its content is loaded once. */
async function startedPlugin() {
  const plugin = await memberPages({siteDir});
  await plugin.loadContent();
  return plugin;
}

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'members-'));
  await cp(path.join(rootDirectory, 'members'), inSite('members'), {recursive: true});
});

afterEach(() => rm(siteDir, {recursive: true}));

describe('at the start', () => {
  test('every page is there before any plugin loads content', async () => {
    await memberPages({siteDir});
    for (const {file, text} of memberFiles()) expect(await read(file)).toBe(text);
  });

  test('a page that the data no longer has is removed, one written by hand stays', async () => {
    await mkdir(inSite(`${folder}/javascript`), {recursive: true});
    await mkdir(inSite(`${folder}/rest-api`));
    await writeFile(inSite(`${folder}/javascript/core.gone.mdx`), 'A member that the data lost.');
    await writeFile(inSite(`${folder}/rest-api/index.mdx`), 'Written by hand.');
    await memberPages({siteDir});
    expect(await exists(`${folder}/javascript/core.gone.mdx`)).toBe(false);
    expect(await read(`${folder}/rest-api/index.mdx`)).toBe('Written by hand.');
  });

  test('a page that somebody changed is mended, the others stay untouched', async () => {
    await memberPages({siteDir});
    const other = inSite(`${folder}/javascript/core.mdx`);
    await utimes(other, longAgo, longAgo);
    await writeFile(inSite(optionsPage), 'Changed by somebody.');
    await memberPages({siteDir});
    expect(await read(optionsPage)).toContain('title: Options interface');
    expect((await stat(other)).mtime).toEqual(longAgo);
  });
});

describe('after a change of the data', () => {
  test('the development server looks at every data file', async () => {
    const isWatched = createMatcher((await memberPages({siteDir})).getPathsToWatch());
    for (const file of [optionsData, 'members/options/fields.yaml', 'members/packages/core.yaml']) {
      expect(isWatched(inSite(file)), file).toBe(true);
    }
  });

  test('the pages that show it are written again, in every version', async () => {
    const plugin = await startedPlugin();
    const untouched = inSite(`${folder}/react-hooks/index.mdx`);
    await utimes(untouched, longAgo, longAgo);
    await replaceIn(optionsData, /^description: .*$/m, `description: ${description}`);
    await plugin.loadContent();
    for (const page of [optionsPage, `versioned_docs/version-1.4.x/${optionsPage.slice(5)}`]) {
      expect(await read(page)).toContain(description);
    }
    expect((await stat(untouched)).mtime).toEqual(longAgo);
  });

  test('a file that an editor has emptied is read when it is full again', async () => {
    const plugin = await startedPlugin();
    const data = (await read(optionsData)).replace(
      /^description: .*$/m,
      `description: ${description}`,
    );
    await writeFile(inSite(optionsData), '');
    const loading = plugin.loadContent();
    await setTimeout(20);
    writeFileSync(inSite(optionsData), data);
    await loading;
    expect(await read(optionsPage)).toContain(description);
  });

  test('a member that moves takes its links along and leaves no page behind', async () => {
    const plugin = await startedPlugin();
    await replaceIn('members/options/fields.yaml', /^- name: debug$/m, '$&\n  page: log');
    await plugin.loadContent();
    expect(await exists(`${folder}/javascript/core.options.log.mdx`)).toBe(true);
    expect(await exists(`${folder}/javascript/core.options.debug.mdx`)).toBe(false);
    expect(await read(optionsPage)).toContain('[`debug`](./core.options.log.mdx)');
  });

  test('wrong data is an error that names file and key, and leaves the pages as they are', async () => {
    const plugin = await startedPlugin();
    const before = await read(optionsPage);
    await replaceIn(optionsData, 'kind: interface', 'kind: struct');
    await expect(plugin.loadContent()).rejects.toThrow(
      /Wrong data in members\/options\.yaml:\n {2}- kind: .*"interface"/,
    );
    expect(await read(optionsPage)).toBe(before);
    await replaceIn(optionsData, 'kind: struct', 'kind: interface');
    await expect(plugin.loadContent()).resolves.toBeUndefined();
  });

  test('a file that is named and missing is an error that says where it is named', async () => {
    await rm(inSite('members/options/fields.yaml'));
    await expect(memberPages({siteDir})).rejects.toThrow(
      'members/options/fields.yaml is missing: create it, or take its name out of members/options.yaml',
    );
  });

  test('a name that no package declares is an error that says where it is', async () => {
    await replaceIn(optionsData, 'declared: [Options]', 'declared: [Opinions]');
    await expect(memberPages({siteDir})).rejects.toThrow(
      /^members\/options.*no published version declares/,
    );
  });
});
