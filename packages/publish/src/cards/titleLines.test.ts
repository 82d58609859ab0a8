import {expect, test} from 'vitest';
import {titleLines} from './titleLines.ts';

const box = {width: 1040, height: 250};

/** Every letter is half as wide as it is high, and a zero-width space has no width. */
function measure(text: string): number {
  return text.replaceAll('\u200B', '').trim().length / 2;
}

function words(count: number): string {
  return Array.from({length: count}, () => 'word').join(' ');
}

test('short titles are large, longer ones smaller', () => {
  const sizes = [1, 12, 20, 30].map(count => titleLines(words(count), box, measure).size);
  expect(sizes[0]).toBe(96);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBeGreaterThan(2);
});

test('lines break between words, and have all of them', () => {
  const {size, lines} = titleLines(words(12), box, measure);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(words(12));
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width);
});

test('long names break behind dots and where the page lets them', () => {
  const name = 'UseEngagespotOptionsDisableNotificationChime';
  const {size} = titleLines(name, box, measure);
  expect(measure(name) * size).toBeLessThanOrEqual(box.width);
  for (const broken of [
    'UseEngagespotOptions.disableNotificationChime',
    'UseEngagespotOptions\u200BDisableNotificationChime',
  ]) {
    const title = titleLines(broken, box, measure);
    expect(title.size).toBeGreaterThan(size);
    expect(title.lines.map(line => line.replace('\u200B', ''))).toEqual([
      expect.stringMatching(/^UseEngagespotOptions\.?$/),
      expect.stringMatching(/^disableNotificationChime$/i),
    ]);
  }
});

test('at the smallest size, the last line has all that is left', () => {
  const {size, lines} = titleLines(words(400), box, measure);
  expect(size).toBe(42);
  expect(lines.length * size).toBeLessThanOrEqual(box.height);
  expect(lines.join('')).toBe(words(400));
  expect(titleLines('W'.repeat(500), box, measure)).toEqual({size: 42, lines: ['W'.repeat(500)]});
});
