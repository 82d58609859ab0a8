import {expect, test} from 'vitest';
import {allKits} from '../kits';
import {bundle} from './bundle';
import {makeFrames} from './makeFrames';

test('makes a page for every kit, with its bundle', async () => {
  const kits = allKits();
  const frames = await makeFrames();
  expect([...frames.keys()]).toEqual(kits.map(({name}) => `${name}.html`));
  const kit = kits.find(({name}) => name === 'core-3.0.1');
  if (!kit) throw new Error('no kit of core');
  expect(frames.get('core-3.0.1.html')).toContain(`<script>${await bundle(kit)}</script>`);
});
