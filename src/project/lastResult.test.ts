import {mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

let root: string;
let file: string;
let inputs: unknown;

async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), {recursive: true});
  await writeFile(path.join(root, name), text);
}

/** Begins a process of its own, which has loaded no code. */
async function begin() {
  vi.resetModules();
  const {lastResult} = await import('./lastResult.ts');
  return async (result: unknown = 'made', meanwhile = async () => {}) => {
    const work = vi.fn(async () => {
      await meanwhile();
      return result;
    });
    const origin = {code: ['code'], inputs: () => inputs};
    const got = await lastResult<unknown>(file, origin, work, root);
    return {got, isKnown: work.mock.calls.length === 0};
  };
}

async function run(result?: unknown) {
  const ask = await begin();
  return ask(result);
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'last-'));
  file = path.join(root, 'cache/last.json');
  inputs = ['page', 1];
  await write('package-lock.json', '{}');
  await write('node_modules/.package-lock.json', '{}');
  await write('code/work.ts', 'export {};');
});

afterEach(() => rm(root, {recursive: true, force: true}));

describe('lastResult', () => {
  it.each([
    ['a text', 'tête \ud83d \u2029\n'],
    ['nothing', null],
    ['an object', {a: [1, {b: ''}]}],
  ])('gives %s again in the next run', async (_, result) => {
    expect(await run(result)).toEqual({got: result, isKnown: false});
    expect(await run('other')).toEqual({got: result, isKnown: true});
  });

  it('gives in the first run what later ones get', async () => {
    const {got} = await run({a: undefined, b: new Date(0)});
    expect(got).toStrictEqual({b: '1970-01-01T00:00:00.000Z'});
  });

  it.each<[string, () => unknown]>([
    ['an input', () => (inputs = ['page', '1'])],
    ['code', () => write('code/work.ts', 'export default 1;')],
    ['the files with code', () => write('code/more.ts', '')],
    ['the lock file', () => write('package-lock.json', '{"packages":{}}')],
    ['what is installed', () => write('node_modules/.package-lock.json', '{"packages":{}}')],
  ])(
    'does the work again after a change of %s, and keeps only the last result',
    async (_, change) => {
      await run();
      await change();
      expect(await run('new')).toEqual({got: 'new', isKnown: false});
      expect(await run('other')).toEqual({got: 'new', isKnown: true});
      expect(await readdir(path.dirname(file))).toEqual(['last.json']);
      expect(await readFile(file, 'utf8')).not.toContain('made');
    },
  );

  it.each<[string, (text: string) => string]>([
    ['is empty', () => ''],
    ['is cut off', text => text.slice(0, -1)],
    ['lost its first line', text => text.slice(text.indexOf('\n') + 1)],
    ['has another result', text => text.replace('made', 'fake')],
    ['is not ours', () => 'no result\n{}'],
  ])('does the work again when the file %s', async (_, change) => {
    await run();
    await writeFile(file, change(await readFile(file, 'utf8')));
    expect(await run('new')).toEqual({got: 'new', isKnown: false});
    expect(await run('other')).toEqual({got: 'new', isKnown: true});
  });

  it('does not keep what failed', async () => {
    const ask = await begin();
    const fail = ask('made', async () => {
      throw new Error('unreadable');
    });
    await expect(fail).rejects.toThrow('unreadable');
    expect(await ask('new')).toEqual({got: 'new', isKnown: false});
  });

  it('does not keep what was made while an input changed', async () => {
    const ask = await begin();
    const got = await ask('mixed', async () => {
      inputs = ['page', 2];
    });
    expect(got).toEqual({got: 'mixed', isKnown: false});
    for (const input of [1, 2]) {
      inputs = ['page', input];
      expect(await run('new'), `${input}`).toEqual({got: 'new', isKnown: false});
    }
  });

  it('does not keep what a process makes with code that was edited since it began', async () => {
    const ask = await begin();
    await ask();
    const before = await stat(file);
    await write('code/work.ts', 'export default 2;');
    inputs = ['page', 2];
    expect(await ask('by the code as it was')).toMatchObject({isKnown: false});
    expect((await stat(file)).ino).toBe(before.ino);
    expect(await run('by the code as it is')).toMatchObject({isKnown: false});
  });

  it('lets two make the same at once', async () => {
    const ask = await begin();
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({got}) => got)).toEqual(['made', 'made']);
    expect(await run('other')).toEqual({got: 'made', isKnown: true});
    expect(await readdir(path.dirname(file))).toEqual(['last.json']);
  });

  it('warns when a result cannot be kept', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await write('cache', 'a file where the folder should be');
    expect(await run()).toEqual({got: 'made', isKnown: false});
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('has to make last.json again'));
    warn.mockRestore();
  });
});
