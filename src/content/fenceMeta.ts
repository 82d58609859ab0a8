import {sdkVersions} from './sdkVersions.ts';

/** What the words after the language of a fence say. */
export interface FenceMeta {
  title?: string;
  /** Schema of the OpenAPI document that the JSON must fit. */
  schema?: string;
  /** The curl command is sent to the sandbox. */
  run: boolean;
  /** Status that the sandbox must answer with; any success by default. */
  status?: number;
  /** Secure mode is on for this call. */
  secure: boolean;
  /** Documentation version whose packages the code is for, when not that of the page. */
  version?: string;
  /**
   * The code is what an upgrade replaces: it fails with the packages of the next version, or this says why it does not.
   * Empty when it has to fail.
   */
  outdated?: string;
  /** The JSON is the answer to the last fence that ran. */
  response: boolean;
  /** The fence goes on from the one before. */
  continues: boolean;
  /** Why the fence is not checked. */
  unchecked?: string;
  /** What is wrong with the words themselves. */
  problems: string[];
}

/** Words of Docusaurus and its plugins that do not matter for the check. */
const presentation = ['npm2yarn', 'showLineNumbers'];

const word = /([^\s=]+)=(?:"([^"]*)"|'([^']*)'|(\S*))|(\{[^}]*\})|(\S+)/g;

type Setter = (meta: FenceMeta, value: string, quoted: boolean) => string | undefined;

/** Words with a value. A setter returns what is wrong with the value. */
const values: Readonly<Record<string, Setter>> = {
  title(meta, value, quoted) {
    meta.title = value;
    return quoted && value ? undefined : 'title needs a text in quotes';
  },
  schema(meta, value) {
    meta.schema = value;
    return value ? undefined : 'schema needs the name of a schema';
  },
  status(meta, value) {
    meta.status = Number(value);
    return /^[1-5]\d\d$/.test(value) ? undefined : 'status needs three digits, such as 202';
  },
  version(meta, value) {
    meta.version = value;
    return value in sdkVersions
      ? undefined
      : `version needs one of ${Object.keys(sdkVersions).join(', ')}`;
  },
  outdated(meta, value, quoted) {
    meta.outdated = value.trim();
    return quoted && meta.outdated ? undefined : 'outdated needs a reason in quotes, or none';
  },
  unchecked(meta, value, quoted) {
    meta.unchecked = value.trim();
    return quoted && meta.unchecked ? undefined : 'unchecked needs a reason in quotes';
  },
  showLineNumbers: (_meta, value) =>
    /^\d+$/.test(value) ? undefined : 'showLineNumbers needs a number',
};

/** Tags without a value. */
const flags = ['run', 'secure', 'response', 'continues'] as const;

function flagProblem(meta: FenceMeta, word: string): string | undefined {
  const flag = flags.find(name => name === word);
  if (flag) meta[flag] = true;
  if (word === 'outdated') meta.outdated = '';
  if (flag || word === 'outdated' || presentation.includes(word)) return undefined;
  return word === 'unchecked' ? 'unchecked needs a reason in quotes' : `unknown word ${word}`;
}

function checkedLines(text: string): string | undefined {
  return /^\{\d+(?:-\d+)?(?:,\s*\d+(?:-\d+)?)*\}$/.test(text)
    ? undefined
    : `${text} is no list of lines such as {1,3-5}`;
}

/**
 * Reads the words after a fence's language. An unknown word is a problem: a misspelled tag would
 * otherwise switch a check off without anybody noticing.
 */
export function parseFenceMeta(text: string): FenceMeta {
  const meta: FenceMeta = {
    run: false,
    secure: false,
    response: false,
    continues: false,
    problems: [],
  };
  for (const [, key, double, single, bare, lines, flag] of text.matchAll(word)) {
    const value = double ?? single ?? bare ?? '';
    const set = key === undefined ? undefined : values[key];
    const problem =
      (lines && checkedLines(lines)) ||
      (key && (set ? set(meta, value, bare === undefined) : `unknown word ${key}=`)) ||
      (flag && flagProblem(meta, flag));
    if (problem) meta.problems.push(problem);
  }
  return meta;
}
