import {createMemoryHistory, type History, type Location} from 'history';
import {beforeEach, expect, test} from 'vitest';
import {holdHistory} from './heldHistory.ts';

let real: History;
let held: History;
/** What listeners heard, as `ACTION path`. */
let heard: string[];
/** Pages on their way, as `from > to`, with what ends the way. */
let ways: Map<string, (isLoaded: boolean) => void>;

/** Waits for what follows from what has happened. */
const settled = () => new Promise(resolve => setTimeout(resolve));

beforeEach(() => {
  heard = [];
  ways = new Map();
  real = createMemoryHistory({initialEntries: ['/a']});
  held = holdHistory(
    real,
    (next: Location, shown: Location) =>
      new Promise<boolean>(resolve => {
        ways.set(`${shown.pathname} > ${next.pathname}`, resolve);
      }),
  );
  held.listen(({pathname}, action) => heard.push(`${action} ${pathname}`));
});

async function arrive(way: string, isLoaded = true): Promise<void> {
  const end = ways.get(way);
  if (!end) throw new Error(`Nobody went ${way}, but ${[...ways.keys()].join(', ')}`);
  end(isLoaded);
  await settled();
}

test('the address changes at once, and listeners hear of it when the page is there', async () => {
  held.push('/b');
  await settled();
  expect(held.location.pathname).toBe('/b');
  expect(heard).toEqual([]);
  await arrive('/a > /b');
  expect(heard).toEqual(['PUSH /b']);
});

test('a page that arrives after the reader went on is never shown', async () => {
  held.push('/slow');
  held.push('/fast');
  await arrive('/a > /fast');
  await arrive('/a > /slow');
  expect(heard).toEqual(['PUSH /fast']);
});

test('a page that cannot be shown leaves the one before it in view', async () => {
  held.push('/broken');
  await arrive('/a > /broken', false);
  expect(heard).toEqual([]);
  held.push('/b');
  await arrive('/a > /b');
  expect(heard).toEqual(['PUSH /b']);
});

test('Back before a page is there is heard as well, so that nothing waits for it', async () => {
  held.push('/b');
  held.goBack();
  await arrive('/a > /a');
  expect(heard).toEqual(['POP /a']);
});

test('who listens no more hears nothing, not even of a page that was on its way', async () => {
  const late: string[] = [];
  const stop = held.listen(({pathname}) => late.push(pathname));
  held.push('/b');
  stop();
  await arrive('/a > /b');
  expect(late).toEqual([]);
  expect(heard).toEqual(['PUSH /b']);
});
