import {createMemoryHistory, type History} from 'history';
import {beforeEach, expect, test} from 'vitest';
import {holdHistory} from './heldHistory.ts';

let real: History;
let held: History;
/** What listeners heard, as `ACTION address`. */
let heard: string[];
/** What happened on the way to pages. */
let events: string[];
/** Pages that are being loaded, with what ends it. */
let pages: Map<string, {arrive(): Promise<void>; fail(): Promise<void>}>;

/** Waits for what follows from what has happened. */
const settled = () => new Promise<void>(resolve => setTimeout(resolve));

beforeEach(() => {
  heard = [];
  events = [];
  pages = new Map();
  real = createMemoryHistory({initialEntries: ['/a']});
  held = holdHistory(real, {
    begin(next, shown) {
      events.push(`${shown.pathname} > ${next.pathname}`);
      return () => events.push(`${next.pathname} is not awaited`);
    },
    load: ({pathname}) =>
      new Promise((resolve, reject) => {
        pages.set(pathname, {
          arrive() {
            resolve(undefined);
            return settled();
          },
          fail() {
            reject(new Error('gone'));
            return settled();
          },
        });
      }),
    fail: error => events.push(`${real.location.pathname}: ${(error as Error).message}`),
  });
  held.listen(({pathname, search, hash}, action) =>
    heard.push(`${action} ${pathname}${search}${hash}`),
  );
});

test('the page in view keeps its address until the next one is there', async () => {
  held.push('/b');
  await settled();
  expect(held.location.pathname).toBe('/a');
  expect(heard).toEqual([]);
  await pages.get('/b')?.arrive();
  expect(held.location.pathname).toBe('/b');
  expect(heard).toEqual(['PUSH /b']);
  expect(events).toEqual(['/a > /b', '/b is not awaited']);
});

test('a page that arrives after the reader went on is never shown', async () => {
  held.push('/slow');
  held.push('/fast');
  expect(events).toEqual(['/a > /slow', '/slow is not awaited', '/a > /fast']);
  await pages.get('/fast')?.arrive();
  await pages.get('/slow')?.arrive();
  expect(heard).toEqual(['PUSH /fast']);
  expect(real.length).toBe(2);
});

test('a link that is clicked twice is followed once', async () => {
  held.push('/b');
  const first = pages.get('/b');
  held.push('/b');
  await first?.arrive();
  await pages.get('/b')?.arrive();
  expect(heard).toEqual(['PUSH /b']);
  expect(real.length).toBe(2);
});

test('a link to the page in view takes back that to another one', async () => {
  held.push('/b');
  held.replace('/a');
  await pages.get('/b')?.arrive();
  expect(real.location.pathname).toBe('/a');
  expect(real.length).toBe(1);
});

test('a query and an anchor change at once', () => {
  held.push('/a#part');
  held.replace({search: '?q=x'});
  expect(heard).toEqual(['PUSH /a#part', 'REPLACE /a?q=x']);
  expect(pages.size).toBe(0);
});

test('a page that cannot be loaded is asked for at its address', async () => {
  held.push('/broken');
  await pages.get('/broken')?.fail();
  expect(events.at(-1)).toBe('/broken: gone');
  expect(heard).toEqual([]);
});

test('a page that cannot be loaded disturbs nobody who went on', async () => {
  held.push('/broken');
  held.push('/b');
  await pages.get('/b')?.arrive();
  await pages.get('/broken')?.fail();
  expect(real.location.pathname).toBe('/b');
  expect(events).not.toContain('/b: gone');
});

test('Back is heard when its page is there', async () => {
  held.push('/b');
  await pages.get('/b')?.arrive();
  held.goBack();
  expect(held.location.pathname).toBe('/a');
  expect(heard).toEqual(['PUSH /b']);
  await pages.get('/a')?.arrive();
  expect(heard).toEqual(['PUSH /b', 'POP /a']);
});

test('who listens no more hears nothing, not even of a page that was on its way', async () => {
  const late: string[] = [];
  const stop = held.listen(({pathname}) => late.push(pathname));
  held.push('/b');
  stop();
  await pages.get('/b')?.arrive();
  expect(late).toEqual([]);
  expect(heard).toEqual(['PUSH /b']);
});
