import {afterEach, beforeEach, expect, test, vi} from 'vitest';

type ProgressBar = typeof import('./progressBar.ts').default;

let progressBar: ProgressBar;

const bar = () => document.querySelector('#nprogress .bar');

/** Waits for what has been asked for by now. */
const loaded = () => import('nprogress/nprogress.js').then(() => undefined);

beforeEach(async () => {
  vi.resetModules();
  document.body.innerHTML = '';
  progressBar = (await import('./progressBar.ts')).default;
  progressBar.configure({showSpinner: false});
});

afterEach(() => progressBar.done());

test('shows while a page is on its way', async () => {
  progressBar.start();
  await vi.waitFor(() => expect(bar()).not.toBeNull());
  expect(document.querySelector('#nprogress .spinner')).toBeNull();
  progressBar.done();
  await vi.waitFor(() => expect(bar()).toBeNull());
});

test('shows at once for a reader who has pointed at something before', async () => {
  document.body.dispatchEvent(new Event('pointerover', {bubbles: true}));
  await loaded();
  progressBar.start();
  expect(bar()).not.toBeNull();
});

test('stays away when the page is there before the bar', async () => {
  progressBar.start();
  progressBar.done();
  await loaded();
  expect(bar()).toBeNull();
});
