import type {CallCounts} from './checkCode.ts';
import type {Fence, Problem} from './fence.ts';
import {languageOf, type Method} from './languages.ts';

/** More than this share of fences must not opt out. */
export const highestUncheckedShare = 0.02;

export interface Row {
  version: string;
  language: string;
  fences: number;
  checked: number;
  unchecked: number;
  failed: number;
}

function toRow(version: string, language: string, fences: Fence[], failed: Set<Fence>): Row {
  const unchecked = fences.filter(({meta}) => meta.unchecked !== undefined).length;
  const isText = languageOf(fences[0]?.language ?? '')?.method === 'text';
  return {
    version,
    language,
    fences: fences.length,
    checked: isText ? 0 : fences.length - unchecked,
    unchecked,
    failed: fences.filter(fence => failed.has(fence)).length,
  };
}

/** One row for each version and language, largest first within a version. */
export function tableRows(fences: readonly Fence[], problems: readonly Problem[]): Row[] {
  const failed = new Set(problems.map(({fence}) => fence));
  const groups = new Map<string, Fence[]>();
  for (const fence of fences) {
    const name = languageOf(fence.language)?.name ?? (fence.language || '(none)');
    const key = `${fence.version}\n${name}`;
    groups.set(key, [...(groups.get(key) ?? []), fence]);
  }
  return [...groups]
    .map(([key, group]) => {
      const [version = '', language = ''] = key.split('\n');
      return toRow(version, language, group, failed);
    })
    .sort((a, b) => b.version.localeCompare(a.version) || b.fences - a.fences);
}

const columns = ['version', 'language', 'fences', 'checked', 'unchecked', 'failed'] as const;

/** The table as text, with a line of totals. */
export function formatTable(rows: readonly Row[]): string {
  const sum = (key: 'fences' | 'checked' | 'unchecked' | 'failed') =>
    rows.reduce((total, row) => total + row[key], 0);
  const total: Row = {
    version: 'total',
    language: '',
    fences: sum('fences'),
    checked: sum('checked'),
    unchecked: sum('unchecked'),
    failed: sum('failed'),
  };
  const lines = [
    columns,
    ...[...rows, total].map(row => columns.map(column => String(row[column]))),
  ];
  const widths = columns.map((_, at) => Math.max(...lines.map(line => line[at]?.length ?? 0)));
  return lines
    .map(line =>
      line
        .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/** What each kind of check looked at, on one line. */
export function checkedLine(fences: readonly Fence[], {requests, sdkCalls}: CallCounts): string {
  const checked = fences.filter(({meta}) => meta.unchecked === undefined);
  const by = (...methods: readonly Method[]) =>
    checked.filter(({language}) => methods.some(method => languageOf(language)?.method === method))
      .length;
  const counts = {
    compiled: by('types', 'html'),
    'JSON parsed': by('json'),
    'run in the sandbox': checked.filter(({meta}) => meta.run).length,
    'parsed by a grammar': by('grammar', 'shell', 'html'),
    'requests held to the OpenAPI document': requests,
    'SDK calls held to the published SDK': sdkCalls,
  };
  return Object.entries(counts)
    .map(([what, count]) => `${what}: ${count}`)
    .join(', ');
}

/** Opted-out fences with their reasons. */
export function uncheckedLines(fences: readonly Fence[]): string[] {
  return fences
    .filter(({meta}) => meta.unchecked !== undefined)
    .map(({file, line, meta}) => `${file}:${line}: not checked: ${meta.unchecked}`);
}

/** Whether too many fences opt out; plain text, of which nothing is checked, does not count. */
export function hasTooManyUnchecked(fences: readonly Fence[]): boolean {
  return uncheckedLines(fences).length > fences.length * highestUncheckedShare;
}
