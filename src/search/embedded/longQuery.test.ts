import {expect, it} from 'vitest';
import {createCutter} from './longQuery';

const counts = new Map(
  Object.entries({
    error: 90,
    at: 300,
    app: 80,
    '42': 3,
    es1004: 2,
    worker: 7,
    start: 20,
    'key-id': 1,
  }),
);
const cut = createCutter(word => {
  const count = counts.get(word);
  return count ? Math.log(1 + 1000 / count) : 0;
});
const noise = Array.from({length: 40}, (_, at) => `unknown${at}`).join(' ');

it('leaves a query as it is that people type', () => {
  const typed = 'how do I start the worker of my app at once';
  expect(cut(typed)).toBe(typed);
  expect(cut(`${typed} ${typed} ${typed} ${typed}`)).toContain(typed);
});

it('keeps the words of a long text that tell most, in order', () => {
  expect(cut(`error ${noise} worker, at 42 start`)).toBe('worker start');
  expect(cut(`error ${noise} [ES1004]: worker, at 42`)).toBe('ES1004');
});

it('tells by the parts of what nobody knows as a whole', () => {
  expect(cut(`${noise} error (/srv/worker/${'x'.repeat(30)}/key-id)`)).toContain('key-id');
});

it.each(['.', '/', '_'])('takes apart what nobody types as a whole: joined by %s', joiner => {
  expect(cut(`${noise} es1004 ${noise}`.replaceAll(' ', joiner))).toBe('es1004');
});

it('takes the first words where it knows none', () => {
  expect(cut(noise).split(' ')).toEqual(noise.split(' ').slice(0, 8));
});
