/** Every address in the Markdown of this site leads somewhere, and no page is without its Markdown. */
import {load} from 'cheerio/slim';
import {expect, test} from 'vitest';
import {site} from '../../config/site';
import {isBuilt, listFiles, ownAddresses, pageOf, readBuilt, twins} from './support/builtSite';

const addressOf = (file: string) => `${site.url}${site.baseUrl}${file}`;
const pageAddress = (file: string) => addressOf(file.replace(/(?:(?<=^)index)?\.md$/, ''));

test('every address of this site in twins and lists is a file of the build', () => {
  const texts = [
    ...twins.map(({file, note, body}) => [file, `${note}\n${body}`] as const),
    ...listFiles.map(file => [file, readBuilt(file)] as const),
  ];
  const known = new Map<string, boolean>();
  const problems = texts.flatMap(([file, text]) =>
    ownAddresses(text).flatMap(address => {
      const target = address.replace(/[?#].*$/, '');
      const exists = known.get(target) ?? isBuilt(target);
      known.set(target, exists);
      return exists ? [] : [`${file}: ${address}`];
    }),
  );
  expect(problems).toEqual([]);
});

test('a link into a page leads to a place that the page has', () => {
  const ids = new Map(
    twins.map(twin => {
      const found = [...pageOf(twin).matchAll(/\sid="?([^\s">]+)/g)].map(([, id = '']) => id);
      return [addressOf(twin.file), new Set(found)] as const;
    }),
  );
  const problems = twins.flatMap(({file, body}) =>
    ownAddresses(body).flatMap(address => {
      const [target = '', id] = address.split('#');
      const isKnown = !id || ids.get(target)?.has(decodeURIComponent(id)) !== false;
      return isKnown ? [] : [`${file}: ${address}`];
    }),
  );
  expect(problems).toEqual([]);
});

test('every page of the sitemap has a twin, and every twin a page that search engines know', () => {
  const $ = load(readBuilt('sitemap.xml'), {xml: true});
  const listed = new Set(
    $('loc')
      .toArray()
      .map(loc =>
        $(loc)
          .text()
          .replace(/(?<=.)\/$/, ''),
      ),
  );
  const plain = (address: string) => address.replace(/\/$/, '');
  const pages = new Set(twins.map(({file}) => plain(pageAddress(file))));
  expect([...listed].filter(address => !pages.has(address))).toEqual([]);
  const unknown = twins.filter(({facts}) => !listed.has(plain(facts.canonical)));
  expect(unknown.map(({file}) => file)).toEqual([]);
});

test('each twin names its own page, and each page its twin', () => {
  for (const twin of twins) {
    const {facts, file} = twin;
    expect.soft(facts.url ?? facts.canonical, file).toBe(pageAddress(file));
    const [head = ''] = pageOf(twin).split('<body');
    const $ = load(head);
    const link = $('head link[type="text/markdown"]');
    expect.soft(link.attr('href'), file).toBe(site.baseUrl + file);
    expect.soft($('link[rel="canonical"]').attr('href'), file).toBe(facts.canonical);
  }
});

test('pages without a text of their own have no twin', () => {
  for (const file of ['404', 'search', 'offline', 'docs-b32/index']) {
    // Servers answer with 404.md, but it is no page.
    expect.soft(isBuilt(addressOf(`${file}.md`)), file).toBe(file === '404');
    expect.soft(readBuilt(`${file}.html`), file).not.toContain('text/markdown');
  }
});

test('the list of the latest version leads to the changelog', () => {
  expect(readBuilt('llms.txt')).toContain(addressOf('changelog.md'));
});

test('every page is in the full texts of its version, once', () => {
  const marks = listFiles.flatMap(list =>
    ownAddresses(readBuilt(list)).filter(address => address.includes('/llms-full/')),
  );
  const texts = [...new Set(marks)].map(address => readBuilt(address.slice(addressOf('').length)));
  const named = texts.flatMap(text =>
    [...text.matchAll(/^<!-- (\S+) -->$/gm)].map(([, url]) => url),
  );
  expect(new Set(named).size).toBe(named.length);
  const outside = new Set(['changelog.md', 'index.md', 'markdown-page.md']);
  const pages = twins.filter(({file}) => !outside.has(file)).map(({file}) => pageAddress(file));
  expect(named.sort()).toEqual(pages.sort());
});
