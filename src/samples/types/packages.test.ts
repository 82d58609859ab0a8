import {expect, test} from 'vitest';
import {isKnownPackage, isWithin, packageName} from './packages.ts';

test('the package of an import', () => {
  expect(packageName('next/server')).toBe('next');
  expect(packageName('@angular/core/testing')).toBe('@angular/core');
});

test('only declared packages are known', () => {
  expect(isKnownPackage('react-dom/client')).toBe(true);
  expect(isKnownPackage('node:crypto')).toBe(true);
  expect(isKnownPackage('lodash')).toBe(false);
});

test.each([
  ['1.3.8', '1.3.8', true],
  ['1.4.2', '1.3.8', false],
  ['1.3.8', '^1.1.9', true],
  ['1.10.0', '^1.9.0', true],
  ['1.1.8', '^1.1.9', false],
  ['3.0.1', '^1.1.9', false],
])('%s is within %s: %s', (version, range, expected) => {
  expect(isWithin(version, range)).toBe(expected);
});
