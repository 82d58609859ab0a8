import {PassThrough} from 'node:stream';
import {expect, test} from 'vitest';
import {createTerminalLog, shortName} from './terminalLog.ts';

test('shows control characters as text, so that nobody forges a line or a color', () => {
  const stream = new PassThrough();
  createTerminalLog(stream).write('a\u001b[31m\nb\u202e\u2028', 'second');
  expect(String(stream.read())).toBe('a\\u001b[31m\\u000ab\\u202e\\u2028\nsecond\n');
});

test('shortens what is long', () => {
  const stream = new PassThrough();
  createTerminalLog(stream).write('x'.repeat(1_000));
  expect(String(stream.read())).toHaveLength(402);
  expect(shortName('u'.repeat(100))).toBe(`${'u'.repeat(60)}…`);
});

test('leaves lines out while nobody reads, and says how many', async () => {
  const stream = new PassThrough({highWaterMark: 1_000});
  const log = createTerminalLog(stream);
  for (let line = 0; line < 1_000; line += 1) log.write(`line ${line}`, 'detail');
  expect(stream.readableLength + stream.writableLength).toBeLessThan(5_000);
  let text = '';
  stream.on('data', chunk => {
    text += chunk;
  });
  await expect.poll(() => text).toMatch(/\(\d+ lines left out/);
  const written = text.split('\n').filter(line => /^(line|detail)/.test(line)).length;
  expect(written + Number(/\((\d+) lines/.exec(text)?.[1])).toBe(2_000);
});
