import {deflateRawSync} from 'node:zlib';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {longestFragment, readFragment, writeFragment} from './fragment';
import {fromFragment, longestCode, toFragment} from './share';

const fragmentOf = (content: string | Buffer) =>
  writeFragment({preset: 'a-bell', payload: deflateRawSync(content).toString('base64url')});

test('brings back any code', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({unit: 'binary', maxLength: 2000}), async code => {
      expect(await fromFragment(await toFragment('a-bell', code))).toBe(code);
    }),
    {seed: 1},
  );
});

test('keeps a mark at the start of a file, and line ends of any kind', async () => {
  const code = '\uFEFFconst a = 1;\r\nconst b = 2;\n\r';
  expect(await fromFragment(await toFragment('a-bell', code))).toBe(code);
});

test('has a form that addresses can carry', async () => {
  const fragment = await toFragment('a-bell', 'const smile = "😀";'.repeat(50));
  expect(fragment).toMatch(/^#playground=a-bell\.[\w-]+$/);
  expect(new URL(fragment, 'https://docs.example.com/').hash).toBe(fragment);
});

test('carries the longest code, and nothing longer', async () => {
  const longest = 'const a = 1;'.repeat(2000).slice(0, longestCode);
  expect(await fromFragment(await toFragment('a-bell', longest))).toBe(longest);
  await expect(toFragment('a-bell', `${longest}x`)).rejects.toThrow(
    new RangeError(
      'The code has 20,001 characters, and an address can hold 20,000. Download it as a project instead.',
    ),
  );
});

test('refuses to write what it would not read', async () => {
  // Of 20,000 characters that hardly repeat, each takes more than one of an address.
  let state = 1;
  const noise = Array.from({length: longestCode}, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(0x4e00 + (state % 20_000));
  }).join('');
  const written = toFragment('a-bell', noise).catch((error: unknown) => error);
  expect(await written).toEqual(
    new RangeError(
      'The code is too long for an address, even compressed. Download it as a project instead.',
    ),
  );
});

test.each([
  ['nothing', ''],
  ['a heading', '#install'],
  ['another key', '#code=a-bell.AAAA'],
  ['no code', '#playground=a-bell.'],
  ['no preset', '#playground=.AAAA'],
  ['a preset with other characters', '#playground=a%20bell.AAAA'],
  ['code with other characters', '#playground=a-bell.AA+A'],
  ['a part too many', '#playground=a-bell.AAAA.AAAA'],
  ['a text before', '##playground=a-bell.AAAA'],
  ['a line end', '#playground=a-bell.AAAA\n'],
  ['too much', `#playground=a-bell.${'A'.repeat(longestFragment)}`],
])('a fragment with %s is not a playground', async (_, fragment) => {
  expect(readFragment(fragment)).toBeUndefined();
  expect(await fromFragment(fragment)).toBeUndefined();
});

test('reads what it wrote', () => {
  const shared = {preset: 'a-bell_2', payload: 'Ab-_9'};
  expect(readFragment(writeFragment(shared))).toEqual(shared);
});

test('broken code is none', async () => {
  const fragment = await toFragment('a-bell', 'const a = 1;'.repeat(20));
  expect(await fromFragment(fragment.slice(0, -4))).toBeUndefined();
  expect(await fromFragment('#playground=a-bell.A')).toBeUndefined();
  expect(await fromFragment(fragmentOf(Buffer.from([0xc3, 0x28])))).toBeUndefined();
});

test('any payload is read or refused, and never fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({maxLength: 500}), async bytes => {
      const payload = Buffer.from(bytes).toString('base64url');
      const code = await fromFragment(`#playground=a-bell.${payload}`);
      expect([undefined, 'string']).toContain(code === undefined ? code : typeof code);
    }),
    {seed: 1},
  );
});

test('stops a small fragment that grows without end', async () => {
  const bomb = fragmentOf(Buffer.alloc(20_000_000, 'a'));
  expect(bomb.length).toBeLessThan(longestFragment);
  expect(await fromFragment(bomb)).toBeUndefined();
  expect(await fromFragment(fragmentOf('a'.repeat(longestCode + 1)))).toBeUndefined();
  expect(await fromFragment(fragmentOf('a'.repeat(longestCode)))).toHaveLength(longestCode);
});
