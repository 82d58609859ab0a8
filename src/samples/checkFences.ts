import {runCalls} from './calls/runCalls.ts';
import {type CallCounts, checkCode} from './checkCode.ts';
import {type Checker, type Fence, type Problem, problemAt} from './fence.ts';
import {checkJson} from './json/checkJson.ts';
import {languageOf, type Method} from './languages.ts';
import {outdatedProblems} from './outdated.ts';
import {readSyntax} from './syntax/checkSyntax.ts';
import {tagProblems} from './tags.ts';
import {angularTemplateProblems} from './types/angular.ts';
import {checkTypes, type TypedModules} from './types/checkTypes.ts';

async function checkShell(fences: readonly Fence[]): Promise<Problem[]> {
  const read = await Promise.all(fences.map(fence => readSyntax(fence, 'bash')));
  return read.flatMap(({problems}) => problems);
}

async function checkHtml(fences: readonly Fence[]): Promise<Problem[]> {
  const {problems: syntax} = await checkCode(fences);
  const templates = await Promise.all(fences.map(angularTemplateProblems));
  return [...syntax, ...templates.flat()];
}

/** `grammar` is not among them: its check counts calls as well. Nor are types, which other methods have too. */
const checkers: Readonly<Record<Exclude<Method, 'grammar' | 'types'>, Checker>> = {
  html: checkHtml,
  json: checkJson,
  shell: checkShell,
  text: () => [],
};

export interface FencesCheck {
  problems: Problem[];
  counts: CallCounts;
  /** The samples with types. */
  typed: TypedModules[];
}

async function runCheckers(fences: readonly Fence[]): Promise<FencesCheck> {
  const checkedBy = (method: string) =>
    fences.filter(({language}) => languageOf(language)?.method === method);
  const {problems, counts} = await checkCode(checkedBy('grammar'));
  const types = await checkTypes(fences);
  problems.push(...types.problems);
  for (const [method, check] of Object.entries(checkers)) {
    problems.push(...(await check(checkedBy(method))));
  }
  // Commands and answers that cannot be parsed would only fail once more.
  const broken = new Set(problems.map(({fence}) => fence));
  const calls = await runCalls(fences.filter(fence => !broken.has(fence)));
  const outdated = await outdatedProblems(fences.filter(fence => !broken.has(fence)));
  return {problems: [...problems, ...calls, ...outdated], counts, typed: types.typed};
}

/** Fences that opt out although nothing is wrong with them. */
function needlessOptOuts(fences: readonly Fence[], problems: readonly Problem[]): Problem[] {
  const failing = new Set(problems.map(({fence}) => fence));
  return fences
    .filter(fence => fence.meta.unchecked !== undefined && !failing.has(fence))
    .map(fence => problemAt(fence, 'the fence passes its check: leave unchecked out'));
}

/** Everything that is wrong with fences, in the order of the pages. */
export async function checkFences(fences: readonly Fence[]): Promise<FencesCheck> {
  const tags = fences.flatMap(fence =>
    tagProblems(fence).map(message => problemAt(fence, message)),
  );
  const {problems: found, counts, typed} = await runCheckers(fences);
  const code = found.filter(({fence}) => fence.meta.unchecked === undefined);
  const problems = [...tags, ...code, ...needlessOptOuts(fences, found)].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line,
  );
  return {problems, counts, typed};
}
