/** Samples that an upgrade guide shows as the code of before: each fails with the newer packages, or says why not. */
import {publishedVersions} from '../content/docsVersions.ts';
import {type Fence, type Problem, problemAt} from './fence.ts';
import {languageOf} from './languages.ts';
import {checkTypes} from './types/checkTypes.ts';

/** Docusaurus' name of the version after a fence's own; undefined for code of the latest one. */
function nextVersion({version}: Fence): string | undefined {
  return publishedVersions[publishedVersions.indexOf(version) - 1];
}

function problemOf(fence: Fence, next: string, fails: boolean): Problem[] {
  const reason = fence.meta.outdated;
  if (reason === '' && !fails) {
    return [problemAt(fence, `the code compiles with ${next} too: say why in outdated="…"`)];
  }
  if (reason !== '' && fails) {
    return [problemAt(fence, `the code no longer compiles with ${next}: leave the reason out`)];
  }
  return [];
}

/** What is wrong with fences that are tagged `outdated`. */
export async function outdatedProblems(fences: readonly Fence[]): Promise<Problem[]> {
  const outdated = fences.filter(({meta}) => meta.outdated !== undefined);
  const problems: Problem[] = [];
  const upgraded = new Map<Fence, Fence>();
  for (const fence of outdated) {
    const version = nextVersion(fence);
    if (version !== undefined && languageOf(fence.language)?.method === 'types') {
      upgraded.set({...fence, version}, fence);
    } else {
      problems.push(problemAt(fence, 'outdated is for typed code of an older version'));
    }
  }
  const {problems: found} = await checkTypes([...upgraded.keys()]);
  const failing = new Set(found.map(({fence}) => fence));
  for (const [next, fence] of upgraded) {
    problems.push(...problemOf(fence, next.version, failing.has(next)));
  }
  return problems;
}
