import type {SampleRun} from './runSamples.ts';

/** At least this share of the samples that have something to run has to run. */
export const lowestRunShare = 0.9;

interface Row {
  version: string;
  sdk: string;
  samples: number;
  run: number;
  'not run': number;
  'types only': number;
  failed: number;
}

const isRun = ({place}: SampleRun) => place.kind === 'page' || place.kind === 'node';

function toRow(version: string, sdk: string, runs: readonly SampleRun[]): Row {
  const count = (kind: string) => runs.filter(({place}) => place.kind === kind).length;
  return {
    version,
    sdk,
    samples: runs.length,
    run: runs.filter(isRun).length,
    'not run': count('none'),
    'types only': count('types'),
    failed: runs.filter(({problems}) => problems.length > 0).length,
  };
}

/** One row for each version and SDK; a sample that uses several SDKs is in the row of each. */
function rowsOf(runs: readonly SampleRun[]): Row[] {
  const groups = new Map<string, SampleRun[]>();
  for (const run of runs) {
    for (const sdk of run.sdks) {
      const key = `${run.sample.fence.version}\n${sdk}`;
      groups.set(key, [...(groups.get(key) ?? []), run]);
    }
  }
  return [...groups]
    .map(([key, group]) => {
      const [version = '', sdk = ''] = key.split('\n');
      return toRow(version, sdk, group);
    })
    .sort((a, b) => b.version.localeCompare(a.version) || b.samples - a.samples);
}

const columns = ['version', 'sdk', 'samples', 'run', 'not run', 'types only', 'failed'] as const;

function formatRows(rows: readonly Row[]): string[] {
  const lines = [columns, ...rows.map(row => columns.map(column => String(row[column])))];
  const widths = columns.map((_, at) => Math.max(...lines.map(line => line[at]?.length ?? 0)));
  return lines.map(line =>
    line
      .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
}

/** The share of the samples with something to run that ran; 1 when there are none. */
export function runShare(runs: readonly SampleRun[]): number {
  const runnable = runs.filter(({place}) => place.kind !== 'types');
  return runnable.length === 0 ? 1 : runnable.filter(isRun).length / runnable.length;
}

/** What ran with which SDK, and why the rest did not. */
export function runLines(runs: readonly SampleRun[]): string[] {
  if (runs.length === 0) return [];
  const reasons = new Map<string, number>();
  for (const {place} of runs) {
    if (place.kind === 'none') reasons.set(place.reason, (reasons.get(place.reason) ?? 0) + 1);
  }
  const calls = runs.reduce((sum, run) => sum + run.calls, 0);
  const share = (runShare(runs) * 100).toFixed(1);
  return [
    '',
    ...formatRows([...rowsOf(runs), toRow('total', '', runs)]),
    `${share} % of the samples that call a JavaScript SDK ran; the sandbox answered ${calls} calls`,
    ...[...reasons].map(([reason, count]) => `not run: ${count}: ${reason}`),
  ];
}
