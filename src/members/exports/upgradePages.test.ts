/** What the pages about new versions say of packages and pages is what the packages export and which pages there are. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {redirectTarget} from '@engagespot-docs/publish/redirects';
import {describe, expect, test} from 'vitest';
import {movedPages} from '../../../config/movedPages.ts';
import {readPages} from '../../../scripts/lib/pages.ts';
import {docsPath} from '../../content/docsVersions.ts';
import {lineOf} from '../../content/movedPages.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {declarationsOf} from '../declarations.ts';
import {readExportNames} from './readExports.ts';

const steps = [
  ['whats-new-in-1-3', '1.0.0', '1.3.x'],
  ['whats-new-in-1-4', '1.3.x', '1.4.x'],
  ['whats-new-in-1-5', '1.4.x', 'current'],
] as const;

const exportNames = readExportNames();
const pages = await readPages();

/** Exports that no code should use. */
const isInternal = (name: string) => name.startsWith('_');

function sectionOf(page: string, heading: string): string {
  const source = readFileSync(path.join(rootDirectory, `docs/upgrade/${page}.mdx`), 'utf8');
  return source.split(/^## /m).find(section => section.startsWith(heading)) ?? '';
}

/** The names in code in a cell of a table; those of all packages that it mentions besides. */
function namesIn(cell: string): string[] {
  return [...cell.replace(/\..*$/, '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).sort();
}

/** The exports of a package that another version of it lacks. */
function difference(sdkPackage: string, has: string, lacks: string): string[] {
  const names = exportNames[sdkPackage] ?? {};
  const others = new Set(names[lacks]);
  return (names[has] ?? []).filter(name => !others.has(name) && !isInternal(name)).sort();
}

const pathOf = (version: string, route: string) =>
  route.slice(version === 'current' ? `/${docsPath}`.length : `/${docsPath}/${version}`.length);

/** The paths of the pages of a version, by their names in all versions. */
function linesOf(version: string): Map<string, string> {
  const paths = pages
    .filter(({collection}) => collection === version)
    .map(({route}) => pathOf(version, route));
  return new Map(paths.map(page => [lineOf(movedPages, version, page), page]));
}

/** The rows of the tables of a section, each as its cells. */
function rowsOf(section: string): string[][] {
  return section
    .split('\n')
    .filter(line => line.startsWith('| ') && !line.startsWith('| ---'))
    .map(line => line.split('|').map(cell => cell.trim()));
}

/** The paths below the version to which a text links: by address, or by file from `upgrade/`. */
function linksIn(text: string, version: string): string[] {
  const base = version === 'current' ? '' : `/${docsPath}/${version}`;
  return [...text.matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) =>
    target.startsWith('/')
      ? target.slice(base.length)
      : path.posix.join('/upgrade', target).replace(/(?:\/index)?\.mdx$/, ''),
  );
}

/**
 * Whether a reader of the list finds a page: it has a link, or belongs to a folder that is listed by its index or by
 * one of its pages. The pages at the top are no family: each needs its own link.
 */
function isListed(page: string, links: readonly string[], pages: readonly string[]): boolean {
  const folder = path.posix.dirname(page);
  const isIndex = (link: string) => pages.some(other => path.posix.dirname(other) === link);
  return links.some(
    link =>
      link === page ||
      link === folder ||
      (folder !== '/' && path.posix.dirname(link) === folder && !isIndex(link)),
  );
}

describe.each(steps)('%s', (page, older, newer) => {
  const before = linesOf(older);
  const after = linesOf(newer);
  const rows = sectionOf(page, 'SDK exports')
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))
    .filter(cells => cells[1]?.startsWith('`@engagespot/'));

  test.each(
    rows.map(([, name = '', added = '', removed = '']) => [namesIn(name)[0] ?? '', added, removed]),
  )(
    'names what %s exports since then, and what it no longer exports',
    (sdkPackage, added, removed) => {
      const all = difference(sdkPackage, newer, older);
      const passedOn = added.includes('all exports of the hooks')
        ? exportNames['@engagespot/react-hooks']?.[newer]
        : [];
      expect(namesIn(added)).toEqual(all.filter(name => !passedOn?.includes(name)));
      expect(namesIn(removed)).toEqual(difference(sdkPackage, older, newer));
    },
  );

  test('compares all packages', () => {
    expect(rows.map(([, name = '']) => namesIn(name)[0])).toEqual([
      '@engagespot/core',
      '@engagespot/react-hooks',
      '@engagespot/react-component',
      '@engagespot/node',
    ]);
  });

  test('lists pages that only the newer of the two versions has', () => {
    const links = linksIn(sectionOf(page, 'New pages'), newer);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter(link => !after.has(link) || before.has(link))).toEqual([]);
  });

  test('lists all pages that only the newer of the two versions has', () => {
    const links = linksIn(sectionOf(page, 'New pages'), newer);
    const added = [...after.keys()].filter(line => !before.has(line));
    expect(added.filter(line => !isListed(line, links, added))).toEqual([]);
  });

  test('lists the pages that only the older of the two versions has, each with one of the newer', () => {
    const rows = rowsOf(sectionOf(page, 'Moved and removed pages')).filter(([, cell]) =>
      cell?.includes(`](/${docsPath}/${older}/`),
    );
    const removed = [...before].filter(([line]) => !after.has(line)).map(([, old]) => old);
    expect(rows.flatMap(([, cell = '']) => linksIn(cell, older)).sort()).toEqual(removed.sort());
    const instead = rows.map(([, , cell = '']) => linksIn(cell, newer)[0] ?? 'none');
    const paths = new Set(after.values());
    expect(instead.filter(target => !paths.has(target))).toEqual([]);
  });

  test('lists where pages and folders moved', () => {
    const rows = rowsOf(sectionOf(page, 'Moved and removed pages'))
      .filter(([, from]) => from?.startsWith('`/'))
      .map(([, from = '', to = '']) => `${namesIn(from)[0]} ${namesIn(to)[0]}`);
    const paths = new Set(after.values());
    const rules = (movedPages.moved[older] ?? []).filter(rule =>
      [...before.values()].some(old => paths.has(redirectTarget([rule], old) ?? 'none')),
    );
    const folders = rules.map(({from, to}) => `${from} ${to}`.replaceAll('/*', ''));
    expect(rows.sort()).toEqual([...new Set(folders)].sort());
  });
});

describe('to-1-5', () => {
  const source = readFileSync(path.join(rootDirectory, 'docs/upgrade/to-1-5.mdx'), 'utf8').replace(
    /^```[\s\S]*?^```$/gm,
    '',
  );
  const named = new Set(
    [...source.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.match(/[\w$]+/g) ?? []),
  );

  /** The members of a declaration of 1.4.x that code can use. */
  const membersOf = (sdkPackage: string, name: string) =>
    [...(declarationsOf(sdkPackage, '1.4.x').get(name)?.members.keys() ?? [])].filter(
      // One sentence covers the methods that remove a handler.
      member => !isInternal(member) && member !== 'constructor' && !member.startsWith('clearOn'),
    );

  test.each(['@engagespot/core', '@engagespot/react-hooks'])(
    'says what replaces each removed export of %s',
    sdkPackage => {
      const removed = difference(sdkPackage, '1.4.x', 'current');
      expect(removed.length).toBeGreaterThan(5);
      expect(removed.filter(name => !named.has(name))).toEqual([]);
    },
  );

  test.each([
    ['@engagespot/core', 'Options'],
    ['@engagespot/core', 'Engagespot'],
    ['@engagespot/core', 'Notification'],
    ['@engagespot/core', 'NotificationList'],
    ['@engagespot/react-hooks', 'UseEngagespotCommonProps'],
    ['@engagespot/react-hooks', 'NotificationEvents'],
    ['@engagespot/react-hooks', 'InfiniteScrollInstance'],
    ['@engagespot/react-hooks', 'FloatingNotificationInstance'],
    ['@engagespot/react-hooks', 'BrowserWebPushInstance'],
    ['@engagespot/react-hooks', 'useBrowserWebPushProps'],
  ])('says what replaces the members of %s %s', (sdkPackage, name) => {
    const members = membersOf(sdkPackage, name);
    expect(members.length).toBeGreaterThan(1);
    expect(members.filter(member => !named.has(member))).toEqual([]);
  });
});
