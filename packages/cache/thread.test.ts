import path from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {prepareThread, type WorkThread} from './thread.ts';

let thread: WorkThread<string, unknown>;

/** A thread that runs that code. */
async function threadOf(code: string, setup?: unknown): Promise<void> {
  const folder = await temporaryFolder({
    'work.ts': code,
    'name.ts': "export const name: string = 'b';",
  });
  thread = prepareThread(path.join(folder, 'work.ts'), setup);
}

test('a thread works with its setup, and keeps what it knows from piece to piece', async () => {
  await threadOf(
    `import {isMainThread} from 'node:worker_threads';
     import {name} from './name.ts';
     export default (setup: Set<string>) => {
       const seen: string[] = [];
       return (input: string) => [isMainThread, setup.has(name), seen.push(input), undefined];
     };`,
    new Set('ab'),
  );
  expect(await Promise.all([thread.run('x'), thread.run('y')])).toEqual([
    [false, true, 1, undefined],
    [false, true, 2, undefined],
  ]);
});

test('what the work throws reaches the one who asked, and the thread goes on', async () => {
  await threadOf(
    `export default () => (input: string) => {
       if (input === 'bad') throw new RangeError('no number');
       return input;
     };`,
  );
  const [bad, good] = await Promise.allSettled([thread.run('bad'), thread.run('good')]);
  expect(bad).toMatchObject({reason: expect.any(RangeError)});
  expect(bad).toMatchObject({reason: {message: 'no number'}});
  expect(good).toMatchObject({value: 'good'});
});

test.each([
  ['cannot be bundled', "import './missing.ts'; export default () => () => 1;", 'missing.ts'],
  ['fails while it loads', "throw new Error('no setup');", 'no setup'],
  ['ends by itself', 'export default () => () => process.exit();', 'work.ts'],
])('a thread that %s fails all that it was asked for', async (_, code, message) => {
  await threadOf(code);
  const results = await Promise.allSettled([thread.run('a'), thread.run('b')]);
  results.push(...(await Promise.allSettled([thread.run('later')])));
  expect(results).toHaveLength(3);
  for (const result of results) {
    expect(result).toMatchObject({reason: {message: expect.stringContaining(message)}});
  }
});

test('a thread ends when there is no more work, and begins again for more', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  onTestFinished(() => void vi.useRealTimers());
  await threadOf('export default () => { let count = 0; return () => ++count; };');
  const first = thread.run('a');
  expect(await first).toBe(1);
  expect(await Promise.all([thread.run('b'), thread.run('c')])).toEqual([2, 3]);
  vi.advanceTimersByTime(60_000);
  expect(await thread.run('d')).toBe(1);
});

test('a thread that works goes on, however long that takes', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  onTestFinished(() => void vi.useRealTimers());
  await threadOf(
    `export default () => (input: string) =>
       input === 'slow' ? new Promise(done => setTimeout(done, 50, input)) : input;`,
  );
  expect(await thread.run('quick')).toBe('quick');
  const slow = thread.run('slow');
  vi.advanceTimersByTime(60_000);
  expect(await slow).toBe('slow');
});
