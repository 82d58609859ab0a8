import {expect, test, vi} from 'vitest';
import {everywhere, pagePolicy, readForeignOrigins} from './headers.ts';

const nobody = {connect: [], script: []};
const none = {scripts: [], styleAttributes: []};

test('nothing is allowed for scripts but files of the site and texts by their hashes', () => {
  const policy = pagePolicy({...none, scripts: ["'sha256-a='"]}, nobody);
  expect(policy['script-src']).toEqual(["'self'", "'sha256-a='"]);
  expect(JSON.stringify(policy)).not.toMatch(/unsafe-(?:inline|eval)|\*|https?:(?!\/)/);
});

test('without style attributes none is allowed', () => {
  expect(pagePolicy(none, nobody)).not.toHaveProperty('style-src-attr');
});

test('configured origins are allowed, each for what it is for', () => {
  const foreign = {connect: ['https://search.example.com'], script: ['https://widget.example.com']};
  const policy = pagePolicy(none, foreign);
  expect(policy['connect-src']).toEqual(["'self'", 'https://search.example.com']);
  expect(policy['script-src']).toEqual(["'self'", 'https://widget.example.com']);
});

test('the console may send requests to the hosts of the API', () => {
  expect(readForeignOrigins()).toEqual({
    connect: ['https://api.engagespot.co', 'https://api-eu.engagespot.co'],
    script: [],
  });
});

test('pages may send feedback to an endpoint that is configured, and nowhere else', async () => {
  vi.stubEnv('FEEDBACK_ENDPOINT', 'https://feedback.example.com/v1?site=docs');
  vi.resetModules();
  const {readForeignOrigins: readAgain} = await import('./headers.ts');
  vi.unstubAllEnvs();
  const {connect, script} = readAgain();
  expect(connect.at(-1)).toBe('https://feedback.example.com');
  expect(script).toEqual([]);
});

test('pages show frames of the site, and of no other', () => {
  expect(pagePolicy(none, nobody)['frame-src']).toEqual(["'self'"]);
});

test('headers have values that a header can have', () => {
  for (const value of Object.values(everywhere)) expect(value).toMatch(/^[\x20-\x7e]+$/);
});
