import {readFile} from 'node:fs/promises';

/** How many checks or tests passed and failed; skipped ones are not counted. */
export interface Tally {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Test files that could not even be loaded count as failed suites without a failed test. */
  testResults: {status: string; assertionResults: unknown[]}[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  /** Problems outside of any test, for example a file that does not load. */
  errors: unknown[];
}

/** The file in which a stage leaves its result. */
export interface StageReport {
  file: string;
  /** @returns undefined when there is no file: the stage crashed before it wrote one */
  read(): Promise<Tally | undefined>;
}

/** A report in JSON and how it is counted. */
export function reportIn<Content>(file: string, count: (content: Content) => Tally): StageReport {
  return {
    file,
    async read() {
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      const content: Content = JSON.parse(text);
      return count(content);
    },
  };
}

export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    ({status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
  );
  return {passed: report.numPassedTests, failed: report.numFailedTests + broken.length};
}

export function tallyPlaywright({stats, errors}: PlaywrightReport): Tally {
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length};
}

/**
 * What a stage counts for: its report, and one failure more when it failed without reporting any
 * (a crash, or a stage such as the build that has no tests of its own).
 */
export function tallyStage(report: Tally | undefined, exitCode: number): Tally {
  const tally = report ?? {passed: 0, failed: 0};
  return exitCode !== 0 && tally.failed === 0 ? {...tally, failed: 1} : tally;
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, {passed}) => sum + passed, 0),
    failed: tallies.reduce((sum, {failed}) => sum + failed, 0),
  };
}
