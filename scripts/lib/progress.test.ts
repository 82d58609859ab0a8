import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {showProgress} from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Something to write to, and what was written. */
function output(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string | Uint8Array) => {
    written.push(String(text));
    return true;
  };
  return {written, isTTY, columns: 20, write};
}

const clear = '\r\u001B[2K';

test('keeps a line up to date on a terminal, and takes it away', () => {
  const terminal = output(true);
  let seconds = 0;
  const progress = showProgress(() => `Build ${seconds} s`, terminal);
  progress.started('Build');
  seconds = 1;
  vi.advanceTimersByTime(1000);
  progress.stop();
  vi.advanceTimersByTime(5000);
  expect(terminal.written).toEqual([`${clear}Build 0 s`, `${clear}Build 1 s`, clear]);
});

test('prints above the line, and cuts the line at the edge of the terminal', () => {
  const terminal = output(true);
  const progress = showProgress(() => 'Build 1 s, Samples 1 s', terminal);
  progress.print('done');
  progress.stop();
  expect(terminal.written).toEqual([`${clear}done\n`, `${clear}Build 1 s, Samples `, clear]);
});

test('prints plain lines elsewhere', () => {
  const log = output(false);
  const progress = showProgress(() => 'Build 1 s', log);
  progress.started('Build');
  vi.advanceTimersByTime(5000);
  progress.print('done');
  progress.stop();
  expect(log.written).toEqual(['Build …\n', 'done\n']);
});
