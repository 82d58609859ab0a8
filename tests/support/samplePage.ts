import {checkFences} from '../../src/samples/checkFences.ts';
import type {Fence} from '../../src/samples/fence.ts';
import {readFences} from '../../src/samples/readFences.ts';

const frontMatter = ['---', 'title: Page', '---', ''];

/** The fences of a page of three lines of front matter, an empty one, and these lines. */
export function fencesIn(lines: readonly string[], version = 'current'): Fence[] {
  const source = [...frontMatter, ...lines].join('\n');
  return readFences({file: 'docs/page.mdx', version, source});
}

/** What the whole check says about a page: `docs/page.mdx:line: message`, the first line of each. */
export async function problemsIn(lines: readonly string[], version = 'current'): Promise<string[]> {
  const {problems} = await checkFences(fencesIn(lines, version));
  return problems.map(({file, line, message}) => `${file}:${line}: ${message.split('\n')[0]}`);
}
