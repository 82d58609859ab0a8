import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {openCache} from './cache.ts';

const day = 24 * 3600 * 1000;

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder({});
  vi.useFakeTimers({toFake: ['Date']});
  vi.setSystemTime(100 * day);
});

afterEach(() => vi.useRealTimers());

/** Asks for the result of some inputs in a run of its own, and tells whether it was there. */
async function run(inputs: unknown, make: () => unknown = () => 'made', name = 'work') {
  const work = vi.fn(make);
  const got = await openCache(name, folder).get(inputs, work);
  return {got, isKnown: work.mock.calls.length === 0};
}

/** The files in the cache, with their whole paths. */
async function files(): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter(entry => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name));
}

describe('a result', () => {
  it.each([
    ['a text', 'tête \ud83d \u2029'],
    ['nothing', undefined],
    ['an object', {a: [1, {b: ''}], c: new Map([['d', new Set([null])]])}],
    ['bytes', Buffer.from([0, 255])],
  ])('that is %s is the same in the next run', async (_, result) => {
    expect(await run(['page', 1], () => result)).toEqual({got: result, isKnown: false});
    expect(await run(['page', 1], () => 'other')).toEqual({got: result, isKnown: true});
  });

  it.each([
    [['page', 2]],
    [['page']],
    [['page', '1']],
    [['pag', 'e1']],
    [[['page', 1]]],
    [new Set(['page'])],
    [new Map([['page', 1]])],
  ])('is made of other inputs: %j', async inputs => {
    await run(['page', 1]);
    expect(await run(inputs, () => 'new')).toEqual({got: 'new', isKnown: false});
  });

  it.each([
    [new Map([['page', 1]]), new Map([['page', 2]])],
    [new Set(['page']), new Set(['other'])],
  ])('depends on what is in a map or a set', async (inputs, others) => {
    await run({inputs});
    expect(await run({inputs: others}, () => 'new')).toEqual({got: 'new', isKnown: false});
  });

  it('belongs to one kind of work', async () => {
    await run('page');
    expect(await run('page', () => 'new', 'other work')).toEqual({got: 'new', isKnown: false});
  });

  it('is not kept if the work failed', async () => {
    const fail = async () => {
      throw new Error('unreadable');
    };
    await expect(openCache('work', folder).get('page', fail)).rejects.toThrow('unreadable');
    expect(await run('page')).toEqual({got: 'made', isKnown: false});
  });

  it('can be made twice at the same time', async () => {
    await Promise.all([run('page'), run('page')]);
    expect(await run('page', () => 'other')).toEqual({got: 'made', isKnown: true});
    expect(await files()).toHaveLength(1);
  });

  it('is used even if it cannot be kept, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    folder = path.join(folder, 'file');
    await writeFile(folder, 'a file where the folder should be');
    const cache = openCache('work', folder);
    expect(await cache.get('a', () => 'made')).toBe('made');
    expect(await cache.get('b', () => 'made')).toBe('made');
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/has to make work again: .*file/)]]);
  });
});

it.each<[string, (content: Buffer) => Buffer]>([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', content => content.subarray(0, -1)],
  ['short', content => content.subarray(0, 4)],
  [
    'changed',
    content => Buffer.from(content.map((byte, index) => (index === 20 ? byte ^ 1 : byte))),
  ],
  ['foreign', () => Buffer.from('not a result')],
])('a file that is %s is made again', async (_, damage) => {
  await run('page');
  const [file = ''] = await files();
  await writeFile(file, damage(await readFile(file)));
  expect(await run('page', () => 'new')).toEqual({got: 'new', isKnown: false});
  expect(await run('page', () => 'other')).toEqual({got: 'new', isKnown: true});
});

describe('what was used in the last week', () => {
  it.each([1, 7])('is kept, with %i days from one use to the next', async days => {
    await run('used');
    for (let now = 100; now < 160; now += days) {
      vi.setSystemTime(now * day);
      expect(await run('used', () => `day ${now}`)).toEqual({got: 'made', isKnown: true});
    }
    expect(await files()).toHaveLength(1);
  });

  it('is all that is kept', async () => {
    await run('unused');
    await run('unused', () => 'made', 'other work');
    for (const now of [105, 110, 115]) {
      vi.setSystemTime(now * day);
      await run('used');
    }
    expect(await files()).toHaveLength(1);
    expect(await run('unused', () => 'new')).toEqual({got: 'new', isKnown: false});
  });

  it('lies beside what others keep in the folder', async () => {
    await mkdir(path.join(folder, 'notes'));
    await writeFile(path.join(folder, 'notes/1.txt'), '');
    await run('page');
    expect(await readdir(folder)).toContain('notes');
  });
});
