/** What the pages of versions say of each other: titles, the way to the latest version, and what changed between them. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {movedPages} from '../../config/movedPages.ts';
import {site} from '../../config/site.ts';
import {mainOf} from '../../src/content/articleHtml.ts';
import {changesFile, type PageChanges} from '../../src/content/versionChanges.ts';
import {apply} from '../../src/plugins/version-changes/apply.ts';
import {readText} from '../../src/plugins/version-changes/readText.ts';
import {servedBuild} from '../e2e/support/servedBuild.ts';
import {builtPages} from '../e2e/support/site.ts';
import {pagesByLine, versionedPages, versionLabels} from '../e2e/support/versionedPages.ts';

type Text = ReturnType<typeof readText>;
const texts = new Map<string, Text>();

/** What a page says; read once, because a page is compared with those of all other versions. */
function textOf({address, html}: {address: string; html: string}): Text {
  const text = texts.get(address) ?? readText(mainOf(html));
  texts.set(address, text);
  return text;
}

const closest = new Map(movedPages.dropped.map(({page, leadsTo}) => [page, leadsTo]));

const olderPages = () => versionedPages().filter(({isOlder}) => isOlder);

function found(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1];
}

test('the banner of every older page leads to the page of the latest version, in one step', () => {
  const pages = olderPages();
  expect(pages.length).toBeGreaterThan(547);
  const wrong = pages.filter(({line, html}) => {
    const target = found(html, /theme-doc-version-banner.*?href="?([^\s">]+)[^>]*>latest version/s);
    return target !== `/docs${closest.get(line) ?? line}` || !builtPages().has(target);
  });
  expect(wrong.map(({address}) => address)).toEqual([]);
});

test('every older page names the latest one as canonical, or itself if that was dropped', () => {
  const wrong = olderPages().filter(({address, line, html}) => {
    const canonical = found(html, /<link[^>]*rel="?canonical"? href="?([^\s">]+)/);
    return canonical !== site.url + (closest.has(line) ? address : `/docs${line}`);
  });
  expect(wrong.map(({address}) => address)).toEqual([]);
});

test('no two pages have the same title: those of older versions name the version', () => {
  const pages = [...builtPages()];
  const titles = pages.map(([path, html]) => {
    const [, title = ''] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
    return [title, path] as const;
  });
  const paths = new Map<string, string[]>();
  for (const [title, path] of titles) paths.set(title, [...(paths.get(title) ?? []), path]);
  expect(pages.length).toBeGreaterThan(500);
  expect([...paths].filter(([, same]) => same.length > 1)).toEqual([]);
  const older = titles.filter(([, path]) => path.startsWith('/docs/1.3.x/'));
  for (const [title] of older) expect(title).toContain('(1.3.x) | Engagespot');
});

test('the difference of every pair of pages, applied to the older one, gives the newer one', () => {
  const pages = versionedPages().filter(({html}) =>
    html.includes('>This page in another version<'),
  );
  expect(pages.length).toBeGreaterThan(700);
  let pairs = 0;
  for (const [index, version] of versionLabels.entries()) {
    const newer = pagesByLine(version);
    const older = pages.filter(page => versionLabels.indexOf(page.version) > index);
    for (const [at, page] of older.entries()) {
      const {address, line} = page;
      const file = path.join(servedBuild, changesFile(address.slice(1), version));
      const counterpart = newer.get(line);
      expect(existsSync(file), file).toBe(counterpart !== undefined);
      // Pages of members come from one template: a quarter stands for all.
      if (!counterpart || (line.includes('/api-reference/') && at % 4 > 0)) continue;
      const changes: PageChanges = JSON.parse(readFileSync(file, 'utf8'));
      expect(apply(textOf(page), changes), file).toEqual(textOf(counterpart));
      pairs++;
    }
  }
  expect(pairs).toBeGreaterThan(500);
});

test('every page that another version has too offers its changes, no other page does', () => {
  const all = versionLabels.map(pagesByLine);
  const wrong = versionedPages().filter(({version, line, html}) => {
    const hasOthers = all.some(
      (pages, index) => versionLabels[index] !== version && pages.has(line),
    );
    const isDoc = html.includes('aria-label="About this page"');
    return isDoc && html.includes('>This page in another version<') !== hasOthers;
  });
  expect(wrong.map(({address}) => address)).toEqual([]);
});

/** Characters that were added and removed between two versions of a page. */
function amountOf(changes: PageChanges): number {
  const blocks = changes
    .flatMap(section => section.changes)
    .filter(change => typeof change !== 'number');
  const marked = blocks.flatMap(([, parts]) => parts).filter(part => typeof part !== 'string');
  return marked.reduce((sum, [, text]) => sum + text.length, 0);
}

for (const [page, older, newer] of [
  ['whats-new-in-1-3', '1.0.0', '1.3.x'],
  ['whats-new-in-1-4', '1.3.x', '1.4.x'],
  ['whats-new-in-1-5', '1.4.x', '1.5.x'],
] as const) {
  test(`${page} leads to the pages that changed most`, () => {
    const pages = pagesByLine(newer);
    const amounts = [...pagesByLine(older).values()].flatMap(({address, line}) => {
      const file = path.join(servedBuild, changesFile(address.slice(1), newer));
      if (!existsSync(file)) return [];
      const changes: PageChanges = JSON.parse(readFileSync(file, 'utf8'));
      return [{address: pages.get(line)?.address, amount: amountOf(changes)}];
    });
    // Small corrections may change their order.
    const most = amounts.sort((a, b) => b.amount - a.amount).slice(0, 6);
    const html = builtPages().get(`/docs/upgrade/${page}`) ?? '';
    const named = [...html.matchAll(/href="?(\/docs\/[^\s">?]+)\?changes=([^\s">]+)/g)];
    expect(named).toHaveLength(3);
    const addresses = most.map(({address}) => address);
    expect(addresses).toEqual(expect.arrayContaining(named.map(([, address]) => address)));
    expect(new Set(named.map(([, , version]) => version))).toEqual(new Set([older]));
  });
}
