import {expect, test} from 'vitest';
import {guardLoops} from './guardLoops';

test.each([
  ['while (a) { b(); }', 'while (a) {playgroundLoop(); b(); }'],
  ['while (true);', 'while (true){playgroundLoop();;}'],
  ['for (;;) b();', 'for (;;) {playgroundLoop();b();}'],
  ['for (const a of b) c(a);', 'for (const a of b) {playgroundLoop();c(a);}'],
  ['do b(); while (a);', 'do {playgroundLoop();b();} while (a);'],
  ['do { b(); } while (a);', 'do {playgroundLoop(); b(); } while (a);'],
  ['outer: for (;;) { continue outer; }', 'outer: for (;;) {playgroundLoop(); continue outer; }'],
  ['for (;;) while (a) b();', 'for (;;) {playgroundLoop();while (a) {playgroundLoop();b();}}'],
  ['list.map((a: A): B => <b>{a}</b>);', 'list.map((a: A): B => <b>{a}</b>);'],
])('%s', (source, guarded) => {
  expect(guardLoops(source)).toBe(guarded);
});

test('lines stay where they are, also in code that is not complete', () => {
  const source = 'while (\n  true\n) {\n  a();\n';
  expect(guardLoops(source).split('\n')).toHaveLength(source.split('\n').length);
});
