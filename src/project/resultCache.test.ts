import {mkdtemp, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {openResultCache} from './resultCache.ts';

const day = 24 * 3600 * 1000;

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'results-'));
  file = path.join(folder, 'cache/results.json');
});

afterEach(() => rm(folder, {recursive: true, force: true}));

/** Asks for the result of some inputs in a run of its own, and tells whether it was there. */
async function run(inputs: readonly unknown[], result: unknown = 'made', now = 0) {
  const cache = await openResultCache<unknown>(file, now);
  const work = vi.fn(() => result);
  const got = await cache.get(inputs, work);
  const problem = await cache.save();
  return {got, isKnown: work.mock.calls.length === 0, problem};
}

describe('openResultCache', () => {
  it.each([
    ['a text', 'tête \ud83d \u2029'],
    ['nothing', null],
    ['an object', {a: [1, {b: ''}]}],
  ])('gives %s again in the next run', async (_, result) => {
    expect(await run(['page', 1], result)).toEqual({got: result, isKnown: false});
    expect(await run(['page', 1], 'other')).toEqual({got: result, isKnown: true});
  });

  it('does the work once in a run', async () => {
    const cache = await openResultCache<number>(file);
    const work = vi.fn(async () => 7);
    expect(await Promise.all([cache.get(['a'], work), cache.get(['a'], work)])).toEqual([7, 7]);
    expect(await cache.get(['a'], work)).toBe(7);
    expect(work).toHaveBeenCalledOnce();
  });

  it.each([[['page', 2]], [['page']], [['page', '1']], [['pag', 'e1']], [[['page', 1]]]])(
    'does the work for other inputs: %j',
    async inputs => {
      await run(['page', 1]);
      expect(await run(inputs, 'new')).toMatchObject({got: 'new', isKnown: false});
    },
  );

  it('does not keep what failed', async () => {
    const cache = await openResultCache<string>(file);
    const fail = () => {
      throw new Error('unreadable');
    };
    await expect(cache.get(['a'], fail)).rejects.toThrow('unreadable');
    expect(await cache.get(['a'], () => 'made')).toBe('made');
  });

  it('leaves its file alone on a day on which it has seen everything', async () => {
    await run(['page'], 'made', day);
    const {ino} = await stat(file);
    await run(['page'], 'made', 1.5 * day);
    expect((await stat(file)).ino).toBe(ino);
    await run(['page'], 'made', 2 * day);
    expect(await run(['page'], 'other', 15.5 * day)).toMatchObject({isKnown: true});
  });

  it('drops what was not used for two weeks', async () => {
    await run(['old']);
    await run(['new'], 'made', 10 * day);
    await run(['new'], 'made', 14 * day);
    expect(await run(['new'], 'other', 20 * day)).toMatchObject({isKnown: true});
    expect(await run(['old'], 'other', 20 * day)).toMatchObject({got: 'other', isKnown: false});
  });

  it.each<[string, (text: string) => string]>([
    ['is empty', () => ''],
    ['is cut off', text => text.slice(0, -10)],
    ['lost its first line', text => text.slice(text.indexOf('\n') + 1)],
    ['has another result', text => text.replace('made', 'fake')],
    ['is not JSON', () => 'no cache'],
    ['is that of another program', () => '{"version":1,"entries":[]}\n'],
  ])('does the work again when the file %s, and keeps it', async (_, change) => {
    await run(['page']);
    await writeFile(file, change(await readFile(file, 'utf8')));
    expect(await run(['page'], 'new')).toEqual({got: 'new', isKnown: false});
    expect(await run(['page'], 'other')).toEqual({got: 'new', isKnown: true});
  });

  it('tells why results cannot be kept', async () => {
    await writeFile(path.join(folder, 'cache'), 'a file where the folder should be');
    const {got, problem} = await run(['page']);
    expect(got).toBe('made');
    expect(problem).toContain(path.join(folder, 'cache'));
  });

  it('leaves nothing else in its folder', async () => {
    await run(['page']);
    expect(await readdir(path.dirname(file))).toEqual(['results.json']);
  });
});
