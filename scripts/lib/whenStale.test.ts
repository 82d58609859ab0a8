import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {type Product, whenStale} from './whenStale.ts';

/** A product that counts how often it is made. */
async function counter(product: Partial<Product> = {}) {
  const stampFile = path.join(await temporaryFolder({}), 'new/stamp.json');
  const state = {inputs: 'a', output: 'x', times: 0};
  return {
    state,
    product: {
      stampFile,
      inputs: async () => state.inputs,
      output: async () => state.output,
      make: async () => {
        state.times += 1;
      },
      ...product,
    },
  };
}

test('makes a product once, and again when its inputs change', async () => {
  const {product, state} = await counter({output: undefined});
  expect(await whenStale(product)).toBe(true);
  expect(await whenStale(product)).toBe(false);
  state.inputs = 'b';
  expect(await whenStale(product)).toBe(true);
  expect(state.times).toBe(2);
});

test('makes it again when somebody changed or removed it', async () => {
  const {product, state} = await counter();
  await whenStale(product);
  state.output = 'y';
  expect(await whenStale(product)).toBe(true);
  state.output = '';
  expect(await whenStale(product)).toBe(true);
  expect(await whenStale(product)).toBe(true);
});

test('an input that changes meanwhile makes it stale', async () => {
  const {product, state} = await counter({
    make: async () => {
      state.inputs = 'b';
    },
  });
  await whenStale(product);
  expect(await whenStale(product)).toBe(true);
});

test('what could not be made is stale', async () => {
  const {product, state} = await counter();
  await whenStale(product);
  state.inputs = 'b';
  const broken = {...product, make: () => Promise.reject(new Error('broken'))};
  await expect(whenStale(broken)).rejects.toThrow('broken');
  state.inputs = 'a';
  expect(await whenStale(product)).toBe(true);
});
