import {runCalls} from './calls/runCalls.ts';
import {checkCode} from './checkCode.ts';
import {type Checker, type Fence, type Problem, problemAt} from './fence.ts';
import {checkJson} from './json/checkJson.ts';
import {languageOf, type Method} from './languages.ts';
import {readSyntax} from './syntax/checkSyntax.ts';
import {tagProblems} from './tags.ts';
import {angularTemplateProblems} from './types/angular.ts';
import {checkTypes} from './types/checkTypes.ts';

async function checkShell(fences: readonly Fence[]): Promise<Problem[]> {
  const read = await Promise.all(fences.map(fence => readSyntax(fence, 'bash')));
  return read.flatMap(({problems}) => problems);
}

async function checkHtml(fences: readonly Fence[]): Promise<Problem[]> {
  const syntax = await checkCode(fences);
  const templates = await Promise.all(fences.map(angularTemplateProblems));
  return [...syntax, ...templates.flat(), ...(await checkTypes(fences))];
}

const checkers: Readonly<Record<Method, Checker>> = {
  types: checkTypes,
  html: checkHtml,
  json: checkJson,
  shell: checkShell,
  grammar: checkCode,
  text: () => [],
};

async function runCheckers(fences: readonly Fence[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [method, check] of Object.entries(checkers)) {
    const mine = fences.filter(({language}) => languageOf(language)?.method === method);
    problems.push(...(await check(mine)));
  }
  // Commands and answers that cannot be parsed would only fail once more.
  const broken = new Set(problems.map(({fence}) => fence));
  return [...problems, ...(await runCalls(fences.filter(fence => !broken.has(fence))))];
}

/** Fences that opt out although nothing is wrong with them. */
function needlessOptOuts(fences: readonly Fence[], problems: readonly Problem[]): Problem[] {
  const failing = new Set(problems.map(({fence}) => fence));
  return fences
    .filter(fence => fence.meta.unchecked !== undefined && !failing.has(fence))
    .map(fence => problemAt(fence, 'the fence passes its check: leave unchecked out'));
}

/** Everything that is wrong with fences, in the order of the pages. */
export async function checkFences(fences: readonly Fence[]): Promise<Problem[]> {
  const tags = fences.flatMap(fence =>
    tagProblems(fence).map(message => problemAt(fence, message)),
  );
  const found = await runCheckers(fences);
  const code = found.filter(({fence}) => fence.meta.unchecked === undefined);
  return [...tags, ...code, ...needlessOptOuts(fences, found)].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line,
  );
}
