import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {openCache} from './cache.ts';
import {prepareWork} from './work.ts';

let folder: string;

/** Work that counts what it does. */
const code = `
  export default (setup: unknown) => {
    let count = 0;
    return (input: {text: string}) => [setup, input.text, ++count];
  };`;

beforeEach(async () => {
  folder = await temporaryFolder({'work.ts': code});
});

/** What a run of its own gets for an input. */
async function run(text: string, setup: unknown = 'setup', key?: unknown): Promise<unknown> {
  const cache = openCache('work', path.join(folder, 'cache'));
  const work = prepareWork(path.join(folder, 'work.ts'), setup, cache);
  await work.run({text: `before ${text}`}, ['before', key ?? text]);
  return work.run({text}, key);
}

test('work is done once for the same code, setup and input', async () => {
  expect(await run('a')).toEqual(['setup', 'a', 2]);
  // What the thread counts shows that it did nothing before.
  expect(await run('b')).toEqual(['setup', 'b', 2]);
  await writeFile(path.join(folder, 'work.ts'), `// Nothing has changed.\n${code}`);
  expect(await run('a')).toEqual(['setup', 'a', 2]);
  expect(await run('a', new Set(['x']))).toEqual([new Set(['x']), 'a', 2]);
  expect(await run('a', new Set(['y']))).toEqual([new Set(['y']), 'a', 2]);
  await writeFile(path.join(folder, 'work.ts'), code.replace('++count', '(count += 2)'));
  expect(await run('a')).toEqual(['setup', 'a', 4]);
});

test('an input can be known by a key', async () => {
  expect(await run('a', 'setup', 'key')).toEqual(['setup', 'a', 2]);
  expect(await run('b', 'setup', 'key')).toEqual(['setup', 'a', 2]);
});
