/** The built site over MCP: versions don't mix, and what is said of a call is enough to make it. */
import {describe, expect, test} from 'vitest';
import {site} from '../../config/site';
import {olderVersions, versions} from '../../src/content/docsVersions';
import {connectToBuild} from '../support/builtMcp';
import {twins} from './support/builtSite';
import {readOperation} from './support/operation';
import {buildRequest} from './support/request';

const callTool = await connectToBuild();
const latest = versions.current.label;
const labels = [latest, ...olderVersions];
const start = `${site.url}${site.baseUrl}`;
const answerLimit = 8_000;

/** The version of an address of this site; undefined outside of the documentation. */
function versionAt(address: string): string | undefined {
  const path = address.slice(start.length);
  if (!/^docs(?:[/#]|$)/.test(path)) return undefined;
  return olderVersions.find(name => `${path}/`.startsWith(`docs/${name}/`)) ?? latest;
}

/** The answer of a tool from its pieces, as somebody who reads on gets it. */
async function readAll(name: string, input: Record<string, unknown>): Promise<string> {
  const pieces: string[] = [];
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const answer: string = await callTool(name, {...input, offset});
    expect(answer.length).toBeLessThanOrEqual(answerLimit);
    const more = /\n\n\[\d+ of \d+ characters\. To read on, repeat the call with "offset": (\d+)/;
    const [end, next] = more.exec(answer) ?? [];
    const text = end ? answer.slice(0, answer.lastIndexOf(end)) : answer;
    pieces.push(offset === 0 ? text : text.replace(/^[\s\S]*?\n\n/, ''));
    offset = next ? Number(next) : undefined;
  }
  return pieces.join('\n\n');
}

describe.each(labels)('version %s', label => {
  const pages = twins.filter(({facts}) => facts.version === label);

  test('finds only its own pages, and those without a version', async () => {
    const titles = [...new Set(pages.map(({facts}) => facts.title))].filter(
      (_, at) => at % 8 === 0,
    );
    expect(titles.length).toBeGreaterThan(3);
    for (const query of titles) {
      const answer = await callTool('search_docs', {query, version: label});
      const found = [...answer.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, url = '']) => url);
      expect.soft(found.length, query).toBeGreaterThan(0);
      const foreign = found.filter(url => ![label, undefined].includes(versionAt(url)));
      expect.soft(foreign, query).toEqual([]);
    }
  });

  test('gives the text of each of its pages, whole and of its own version', async () => {
    const own = pages.filter(({file}) => file.startsWith('docs'));
    expect(own.length).toBeGreaterThan(50);
    for (const {file, body, note} of own.filter((_, at) => at % 20 === 0)) {
      const page = `/${file.replace(/\.md$/, '')}`;
      const text = await readAll('read_page', {page, version: label});
      expect.soft(text, page).toMatch(new RegExp(`^URL: ${start}\\S+\nVersion: ${label}`));
      const words = (markdown: string) => markdown.split(/\s+/).join(' ').trim();
      expect.soft(words(text), page).toContain(words(`${note}\n\n${body}`));
    }
  });
});

test('an older version does not know the symbols of the latest', async () => {
  expect(await callTool('find_symbol', {name: 'createInstance'})).toContain('@engagespot/core');
  for (const version of olderVersions) {
    const answer = await callTool('find_symbol', {name: 'createInstance', version});
    expect.soft(answer, version).toContain(`No SDK package of version ${version}`);
  }
});

const list = await callTool('list_operations', {});
const ids = [...list.matchAll(/^- (\w+): /gm)].map(([, id = '']) => id);

describe('calls of the REST API', () => {
  test('the list has all', () => {
    expect(ids).toHaveLength(24);
  });

  test.each(ids)('what is said of %s is enough to try it', async operation => {
    const described = readOperation(await readAll('describe_operation', {operation}));
    for (const extent of ['minimal', 'full'] as const) {
      const {method, url, headers, body} = buildRequest(described, extent);
      const path = url.slice(new URL(url).origin.length);
      const answer = await callTool('try_requests', {
        requests: [{method, path, headers, as: 'none', ...(body !== undefined && {body})}],
      });
      expect.soft(answer, extent).toMatch(/^1\. .* → 2\d\d$/m);
    }
  });
});
