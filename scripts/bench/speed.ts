/** How fast pages are in the eyes of Lighthouse, which simulates a slow phone and a desktop computer. */
import {chromium} from '@playwright/test';
import lighthouse, {desktopConfig} from 'lighthouse';
import {chromiumArguments, ensureChromium} from '../chromium.ts';
import {median} from './statistics.ts';

export const devices = ['mobile', 'desktop'] as const;

export type Device = (typeof devices)[number];

/** Medians of several runs. */
export interface Speed {
  /** Of 100. */
  score: number;
  /** Milliseconds. */
  largestPaint: number;
  /** Milliseconds. */
  blockingTime: number;
  layoutShift: number;
}

const audits = {
  largestPaint: 'largest-contentful-paint',
  blockingTime: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
} as const;

async function runOnce(url: string, device: Device, port: number): Promise<Speed> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const options = {port, onlyCategories: ['performance']};
    const config = device === 'desktop' ? desktopConfig : undefined;
    const result = await lighthouse(url, options, config);
    if (!result) throw new Error(`Lighthouse says nothing about ${url}`);
    const {lhr} = result;
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((lhr.categories.performance?.score ?? Number.NaN) * 100),
      largestPaint: value(audits.largestPaint),
      blockingTime: value(audits.blockingTime),
      layoutShift: value(audits.layoutShift),
    };
  } finally {
    await browser.close();
  }
}

/** @param runs of Lighthouse; the result is their median */
export async function measureSpeed(url: string, device: Device, runs: number): Promise<Speed> {
  const results: Speed[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(url, device, 9300));
  const middle = (key: keyof Speed) => median(results.map(result => result[key]));
  return {
    score: middle('score'),
    largestPaint: middle('largestPaint'),
    blockingTime: middle('blockingTime'),
    layoutShift: middle('layoutShift'),
  };
}

/** A speed as the cells of a table. */
export function speedCells({score, largestPaint, blockingTime, layoutShift}: Speed): string[] {
  return [
    String(score),
    `${(largestPaint / 1000).toFixed(2)} s`,
    `${blockingTime.toFixed(0)} ms`,
    layoutShift.toFixed(3),
  ];
}
