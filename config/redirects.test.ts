import {expect, test} from 'vitest';
import {clientRedirects} from './redirects.ts';

test('static pages are written for fixed addresses only', () => {
  expect(clientRedirects.redirects.length).toBeGreaterThan(0);
  expect(clientRedirects.redirects.filter(({from}) => from.includes('*'))).toEqual([]);
});
