import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {rootDirectory} from '../../../../scripts/lib/paths.ts';
import {docsVersionOf} from '../../../../src/content/sdkVersions.ts';
import type {Fence} from '../../../../src/samples/fence.ts';
import {readFences} from '../../../../src/samples/readFences.ts';
import {demoCredentials} from '../../../../src/sandbox/index.ts';

/** What a page tells its readers to do, as it is printed there. */
export interface Instructions {
  /** The whole page. */
  source: string;
  /** Contents of the files by path. The last one counts when a page prints a file twice. */
  files: ReadonlyMap<string, string>;
  /** Install commands. */
  installs: readonly string[];
}

export interface Part {
  /** Heading before which to stop. */
  until: string;
  /** Value of the tab to follow, of those that a page may have. */
  tab?: string;
}

/** The tab that each line of a page is in; undefined outside of tabs. */
function tabsByLine(lines: readonly string[]): (string | undefined)[] {
  let tab: string | undefined;
  return lines.map(line => {
    const [, opened] = /<TabItem value="([^"]+)"/.exec(line) ?? [];
    if (opened) tab = opened;
    if (line.includes('</TabItem>')) tab = undefined;
    return tab;
  });
}

/** `npm install` is printed as such, whatever package manager a reader chooses. */
const isInstall = ({language, code}: Fence) => language === 'bash' && /^npm install /.test(code);

/** A title that names a file of the project. */
const isFile = ({meta}: Fence) => /^[\w@./()[\]-]*\.\w+$/.test(meta.title ?? '');

function fillIn(code: string): string {
  const {apiKey, apiSecret} = demoCredentials;
  return code.replaceAll('YOUR_API_KEY', apiKey).replaceAll('YOUR_API_SECRET', apiSecret);
}

/** @throws Error when the page does not have the heading */
export async function readTutorial(page: string, {until, tab}: Part): Promise<Instructions> {
  const source = await readFile(path.join(rootDirectory, page), 'utf8');
  const lines = source.split('\n');
  const end = lines.findIndex(line => line.startsWith('## ') && line.includes(until));
  if (end === -1) throw new Error(`${page} has no heading ${until}`);
  const tabs = tabsByLine(lines);
  const followed = readFences({file: page, version: docsVersionOf(page), source}).filter(
    ({line}) => line <= end && (tabs[line - 1] === undefined || tabs[line - 1] === tab),
  );
  return {
    source,
    files: new Map(
      followed.filter(isFile).map(({meta, code}) => [meta.title ?? '', fillIn(code)] as const),
    ),
    installs: followed.filter(isInstall).map(({code}) => code.trim()),
  };
}
