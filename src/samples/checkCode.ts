/** Checks samples whose languages have no types here: their grammar, and what they call. */
import {type Code, isReadable, readCode} from './code/readCode.ts';
import {type Fence, type Problem, problemAt, wholeCode} from './fence.ts';
import {checkRequests} from './rest/checkRequests.ts';
import {checkSdkCalls} from './sdk/checkSdkCalls.ts';
import {clientNames} from './sdk/clients.ts';
import {sdkOf} from './sdk/symbols.ts';
import {readSyntax} from './syntax/checkSyntax.ts';

/** A sample that parses. */
interface Sample {
  fence: Fence;
  code: Code;
}

/** Names for clients that the samples of a page share, by name of the page and language. */
function sharedClients(samples: readonly Sample[]): Map<string, Map<string, string>> {
  const pages = new Map<string, Map<string, string>>();
  for (const {fence, code} of samples) {
    const sdk = sdkOf(fence.language);
    if (!sdk) continue;
    const key = `${fence.file} ${fence.language}`;
    pages.set(key, new Map([...(pages.get(key) ?? []), ...clientNames(code, sdk)]));
  }
  return pages;
}

function sampleProblems({fence, code}: Sample, known: ReadonlyMap<string, string>): Problem[] {
  const {version, language} = fence;
  const sdk = sdkOf(language);
  const found = [
    ...checkRequests(code, version).problems,
    ...(sdk ? checkSdkCalls(code, sdk, known, version).problems : []),
  ];
  const {linesBefore} = wholeCode(fence);
  return found
    .filter(({line}) => line > linesBefore)
    .map(({line, message}) => problemAt(fence, message, line - linesBefore));
}

/** Parses each sample once, and checks what those that parse call. */
export async function checkCode(fences: readonly Fence[]): Promise<Problem[]> {
  const parsed = await Promise.all(
    fences.map(async fence => ({fence, ...(await readSyntax(fence, fence.language))})),
  );
  const samples = parsed.flatMap(({fence, tree, problems}): Sample[] =>
    tree && problems.length === 0 && isReadable(fence.language)
      ? [{fence, code: readCode(fence.language, tree)}]
      : [],
  );
  const clients = sharedClients(samples);
  return [
    ...parsed.flatMap(({problems}) => problems),
    ...samples.flatMap(sample => {
      const {file, language} = sample.fence;
      return sampleProblems(sample, clients.get(`${file} ${language}`) ?? new Map());
    }),
  ];
}
