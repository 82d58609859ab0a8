/**
 * Lighthouse, with its settings for a phone, gives pages full marks for accessibility, best
 * practices and search engines. Speed is measured apart, on a quiet machine.
 */
import {chromium, expect, test} from '@playwright/test';
import lighthouse, {type Config} from 'lighthouse';
import {chromiumArguments, findChromium} from '../../../scripts/chromium.ts';

const categories = ['accessibility', 'best-practices', 'seo'];

/** Speed is not judged: no picture is taken, and a page is quiet after half a second. */
const config: Config = {
  extends: 'lighthouse:default',
  settings: {
    disableFullPageScreenshot: true,
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 500,
    cpuQuietThresholdMs: 500,
  },
};

interface Verdict {
  /** Marks by category; 1 is full. */
  marks: Record<string, number | null>;
  /** What cost marks: the audit and the elements it names. */
  failed: string[];
}

/** Runs Lighthouse on an address in a browser of its own, reached by a debugging port. */
async function judge(url: string, port: number): Promise<Verdict> {
  const args = [...chromiumArguments, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({executablePath: findChromium(), args});
  try {
    const result = await lighthouse(url, {port, onlyCategories: categories}, config);
    if (!result) throw new Error(`Lighthouse says nothing about ${url}`);
    const {lhr} = result;
    const marks = Object.values(lhr.categories).map(({id, score}) => [id, score]);
    const failed = Object.values(lhr.audits)
      .filter(({score}) => score !== null && score < 1)
      .map(
        ({title, details}) => `${title}: ${JSON.stringify(details).match(/"snippet":"[^>]*>/g)}`,
      );
    return {marks: Object.fromEntries(marks), failed};
  } finally {
    await browser.close();
  }
}

for (const path of ['/', '/docs/introduction/quick-start', '/api/api-reference/errors']) {
  test(`${path} has full marks of Lighthouse`, async ({baseURL}, {parallelIndex}) => {
    test.setTimeout(120_000);
    const {marks, failed} = await judge(`${baseURL}${path}`, 9300 + parallelIndex);
    const fullMarks = Object.fromEntries(categories.map(id => [id, 1]));
    expect(marks, failed.join('\n')).toEqual(fullMarks);
  });
}
