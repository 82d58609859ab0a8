import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {fontAddress} from './fonts.ts';

function read(file: string): string {
  return readFileSync(new URL(`../src/css/${file}`, import.meta.url), 'utf8');
}

test.each(['Inter', 'JetBrains Mono'])('the file of %s exists', family => {
  expect(existsSync(`static${fontAddress(family)}`)).toBe(true);
});

test('a font that is not declared is an error', () => {
  expect(() => fontAddress('Comic Sans')).toThrow('Comic Sans');
});

test('the tokens name every family that is declared, and no other', () => {
  const declared = [...read('fonts.css').matchAll(/font-family: "([^"]+)"/g)].map(
    ([, name]) => name,
  );
  const stacks = [...read('tokens.css').matchAll(/--es-font-\w+:([^;]+);/g)].join();
  const named = [...stacks.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(declared));
});
