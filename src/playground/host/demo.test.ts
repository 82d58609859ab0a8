import {expect, test} from 'vitest';
import {demoCredentials, demoSeed} from '../../sandbox/demo';
import {withDemoIcons} from './demoIcons';
import {withDemoKey, withDemoKeys} from './demoKeys';

const {apiKey, apiSecret} = demoCredentials;

test('the words of the documentation become the keys of the sandbox', () => {
  expect(
    withDemoKeys([
      ['x-engagespot-api-key', 'YOUR_API_KEY'],
      ['x-engagespot-api-secret', 'YOUR_API_SECRET'],
      ['x-engagespot-user-id', 'user_1042'],
      ['x-a', 'constructor'],
      ['x-b', 'not YOUR_API_KEY'],
    ]),
  ).toEqual([
    ['x-engagespot-api-key', apiKey],
    ['x-engagespot-api-secret', apiSecret],
    ['x-engagespot-user-id', 'user_1042'],
    ['x-a', 'constructor'],
    ['x-b', 'not YOUR_API_KEY'],
  ]);
});

test('so they do in an address', () => {
  const address = 'wss://api.engagespot.co/socket.io/?apiKey=YOUR_API_KEY&userId=a%20b&EIO=4';
  const query = new URL(withDemoKey(address)).searchParams;
  expect([...query]).toEqual([
    ['apiKey', apiKey],
    ['userId', 'a b'],
    ['EIO', '4'],
  ]);
  expect(withDemoKey('wss://api.engagespot.co/')).toBe('wss://api.engagespot.co/');
});

test('every picture of the demonstration app is in the page', () => {
  const shown = withDemoIcons(JSON.stringify(demoSeed));
  expect(shown).toContain('data:image/svg+xml,');
  expect(shown).not.toContain('https://app.example.com/icons/');
  // A text in JSON stays one.
  expect(() => JSON.parse(shown)).not.toThrow();
});

test('a picture is an image', () => {
  const address = withDemoIcons('https://app.example.com/icons/parcel.png');
  const svg = decodeURIComponent(address.replace('data:image/svg+xml,', ''));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/);
  expect(address).not.toMatch(/["'<>\\\s]/);
});

test.each([
  'https://app.example.com/icons/unknown.png',
  'https://app.example.com/icons/constructor.png',
  'https://app.example.com/icons/parcel.svg',
  'https://other.example.com/icons/parcel.png',
])('%s stays as it is', address => {
  expect(withDemoIcons(address)).toBe(address);
});
