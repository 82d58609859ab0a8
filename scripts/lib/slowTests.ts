/** Which test files take the time of a stage, read from the reports that stages leave. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {rootDirectory} from './paths.ts';

/** What one test took. */
interface TimedTest {
  /** Path relative to the root. */
  file: string;
  title: string;
  seconds: number;
}

/** The part of Vitest's JSON report that is read here; durations in milliseconds. */
interface VitestTimes {
  testResults: {name: string; assertionResults: {fullName: string; duration?: number | null}[]}[];
}

/** The part of Playwright's JSON report that is read here; files are relative to tests/e2e. */
interface PlaywrightSuite {
  file: string;
  specs: {title: string; tests: {results: {duration: number}[]}[]}[];
  suites?: PlaywrightSuite[];
}

function timesOfSuite({file, specs, suites = []}: PlaywrightSuite): TimedTest[] {
  const own = specs.map(({title, tests}) => {
    const durations = tests.flatMap(({results}) => results.map(({duration}) => duration));
    const seconds = durations.reduce((sum, duration) => sum + duration, 0) / 1000;
    return {file: path.join('tests/e2e', file), title, seconds};
  });
  return [...own, ...suites.flatMap(timesOfSuite)];
}

/** The tests of a report of Vitest or Playwright. */
export function timedTests(report: VitestTimes | {suites: PlaywrightSuite[]}): TimedTest[] {
  if ('suites' in report) return report.suites.flatMap(timesOfSuite);
  return report.testResults.flatMap(({name, assertionResults}) =>
    assertionResults.map(({fullName, duration}) => ({
      file: path.relative(rootDirectory, name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/**
 * The files whose tests take longest and the slowest single tests, a line each with its seconds, which include what
 * a test waits for while another one runs beside it.
 *
 * @param count how many of each
 */
export function slowestTests(tests: readonly TimedTest[], count = 15): string {
  const byFile = new Map<string, number>();
  for (const {file, seconds} of tests) byFile.set(file, (byFile.get(file) ?? 0) + seconds);
  const list = (entries: (readonly [string, number])[]) =>
    entries
      .sort(([, a], [, b]) => b - a)
      .slice(0, count)
      .map(([name, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
      .join('\n');
  const single = tests.map(({file, title, seconds}) => [`${file}: ${title}`, seconds] as const);
  return `Slowest test files\n${list([...byFile])}\n\nSlowest tests\n${list(single)}`;
}

/** The tests of all these reports; a report that is not there or has no tests counts for nothing. */
export async function readTimedTests(files: readonly string[]): Promise<TimedTest[]> {
  const read = files.map(async file => {
    const text = await readFile(file, 'utf8').catch(() => '{"testResults": []}');
    const report = JSON.parse(text);
    return 'suites' in report || 'testResults' in report ? timedTests(report) : [];
  });
  return (await Promise.all(read)).flat();
}
