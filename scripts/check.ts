/**
 * Runs every check of scripts/checks/ and prints one line for each, then what the failing ones
 * found. Exits with 1 when any fails.
 *
 *   npm run check                    all checks
 *   npm run check -- words imports   some of them, by name
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {assumptions} from './checks/assumptions.ts';
import {crossLinks} from './checks/crossLinks.ts';
import {figures} from './checks/figures.ts';
import {format} from './checks/format.ts';
import {frontMatter} from './checks/frontMatter.ts';
import {houseRules} from './checks/houseRules.ts';
import {imports} from './checks/imports.ts';
import {length} from './checks/length.ts';
import {lock} from './checks/lockFile.ts';
import {markdown} from './checks/markdown.ts';
import {movedPages} from './checks/movedPages.ts';
import {openapi} from './checks/openapi.ts';
import {redirects} from './checks/redirects.ts';
import {repetition} from './checks/repetition.ts';
import {sidebar} from './checks/sidebar.ts';
import {specification} from './checks/specification.ts';
import {spelling} from './checks/spelling.ts';
import {supplyChain} from './checks/supplyChain.ts';
import {types} from './checks/types.ts';
import {words} from './checks/words.ts';
import {workflows} from './checks/workflows.ts';
import type {Check} from './lib/check.ts';
import {exitWithMessage} from './lib/exit.ts';
import {reports} from './lib/paths.ts';

const checks: readonly Check[] = [
  types,
  spelling,
  format,
  markdown,
  frontMatter,
  imports,
  openapi,
  redirects,
  movedPages,
  sidebar,
  crossLinks,
  repetition,
  length,
  words,
  houseRules,
  workflows,
  specification,
  lock,
  supplyChain,
  figures,
  assumptions,
];

/** Runs one check and prints its line; a check that throws fails with its error. */
async function report(check: Check): Promise<boolean> {
  const start = performance.now();
  const problems = await check.run().catch(error => [String(error)]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const mark = problems.length === 0 ? '✓' : '✗';
  console.log([`${mark} ${check.name} (${seconds} s)`, ...problems].join('\n    '));
  return problems.length === 0;
}

/** Runs the checks two at a time: the slow ones are processes of their own. */
async function reportAll(queue: readonly Check[]): Promise<boolean[]> {
  const waiting = [...queue];
  const results: boolean[] = [];
  async function work() {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      results.push(await report(check));
    }
  }
  await Promise.all([work(), work()]);
  return results;
}

/** @throws Error that lists the checks for a name that none has */
function selectChecks(names: readonly string[]): readonly Check[] {
  const unknown = names.filter(name => checks.every(check => check.name !== name));
  if (unknown.length > 0) {
    const known = checks.map(check => check.name).join(', ');
    throw new Error(`Unknown check ${unknown.join(', ')}. The checks are: ${known}`);
  }
  return checks.filter(({name}) => names.length === 0 || names.includes(name));
}

async function runChecks(names: readonly string[]): Promise<void> {
  const results = await reportAll(selectChecks(names));
  const failed = results.filter(passed => !passed).length;
  await mkdir(path.dirname(reports.checks), {recursive: true});
  await writeFile(reports.checks, JSON.stringify({passed: results.length - failed, failed}));
  process.exitCode = failed > 0 ? 1 : 0;
}

await runChecks(process.argv.slice(2)).catch(exitWithMessage);
