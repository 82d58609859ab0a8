/** Checks samples whose languages have no types here: their grammar, and what they call. */
import {type Code, isReadable, readCode} from './code/readCode.ts';
import {type Fence, type Problem, problemAt, wholeCode} from './fence.ts';
import {checkRequests} from './rest/checkRequests.ts';
import {checkSdkCalls} from './sdk/checkSdkCalls.ts';
import {clientNames} from './sdk/clients.ts';
import {sdkOf} from './sdk/symbols.ts';
import {readSyntax} from './syntax/checkSyntax.ts';

/** How many calls were held to what. */
export interface CallCounts {
  /** To the OpenAPI document. */
  requests: number;
  /** To the list of what an SDK has. */
  sdkCalls: number;
}

export interface CodeCheck {
  problems: Problem[];
  counts: CallCounts;
}

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

function checkSample({fence, code}: Sample, known: ReadonlyMap<string, string>): CodeCheck {
  const {version, language} = fence;
  const sdk = sdkOf(language);
  const {requests, problems} = checkRequests(code, version);
  const sdkCheck = sdk && checkSdkCalls(code, sdk, known, version);
  const {linesBefore} = wholeCode(fence);
  const isOwn = ({line}: {line: number}) => line > linesBefore;
  return {
    problems: [...problems, ...(sdkCheck?.problems ?? [])]
      .filter(isOwn)
      .map(({line, message}) => problemAt(fence, message, line - linesBefore)),
    counts: {
      requests: requests.filter(isOwn).length,
      sdkCalls: sdkCheck?.calls.filter(isOwn).length ?? 0,
    },
  };
}

/** Parses each sample once, and checks what those that parse call. */
export async function checkCode(fences: readonly Fence[]): Promise<CodeCheck> {
  const parsed = await Promise.all(
    fences.map(async fence => ({fence, ...(await readSyntax(fence, fence.language))})),
  );
  const samples = parsed.flatMap(({fence, tree, problems}): Sample[] =>
    tree && problems.length === 0 && isReadable(fence.language)
      ? [{fence, code: readCode(fence.language, tree)}]
      : [],
  );
  const clients = sharedClients(samples);
  const checks = samples.map(sample => {
    const {file, language} = sample.fence;
    return checkSample(sample, clients.get(`${file} ${language}`) ?? new Map());
  });
  const sum = (key: keyof CallCounts) => checks.reduce((total, {counts}) => total + counts[key], 0);
  return {
    problems: [...parsed, ...checks].flatMap(({problems}) => problems),
    counts: {requests: sum('requests'), sdkCalls: sum('sdkCalls')},
  };
}
