import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {keepOnly, readPage, writePage} from './pageStore.ts';

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'rendered-'));
  folder = path.join(parent, 'pages');
});

afterEach(() => rm(parent, {recursive: true, force: true}));

const text = '{"html":"<p>tête\\n</p>"}\n';

/** The one file of the folder. */
async function onlyFile(): Promise<string> {
  const [name = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  return path.join(folder, name);
}

describe('readPage', () => {
  it('gives what was written last, under that key alone', async () => {
    expect(await readPage(folder, '/docs', 'key')).toBeUndefined();
    await writePage(folder, '/docs', 'old key', 'old');
    await writePage(folder, '/docs', 'key', text);
    expect(await readPage(folder, '/docs', 'key')).toBe(text);
    expect(await readPage(folder, '/docs', 'old key')).toBeUndefined();
    expect(await readPage(folder, '/api', 'key')).toBeUndefined();
    await onlyFile();
  });

  it.each([
    ['cut off', (file: string) => file.slice(0, -1)],
    ['changed', (file: string) => file.replace('tête', 'tete')],
    ['empty', () => ''],
    ['without its first line', (file: string) => file.slice(file.indexOf('\n') + 1)],
  ])('gives nothing of a file that is %s', async (_, damage) => {
    await writePage(folder, '/docs', 'key', text);
    const file = await onlyFile();
    await writeFile(file, damage(await readFile(file, 'utf8')));
    expect(await readPage(folder, '/docs', 'key')).toBeUndefined();
  });
});

describe('keepOnly', () => {
  it('removes the pages that are gone, and what an interrupted build left', async () => {
    await keepOnly(folder, ['/docs']);
    await writePage(folder, '/docs', 'key', text);
    await writePage(folder, '/gone', 'key', text);
    await writeFile(path.join(folder, 'half.json.new'), '');
    await keepOnly(folder, ['/docs', '/new']);
    expect(await readPage(folder, '/docs', 'key')).toBe(text);
    await onlyFile();
  });
});
