/** What the pages about new versions say of packages and pages is what the packages export and which pages there are. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {movedPages} from '../../../config/movedPages.ts';
import {readPages} from '../../../scripts/lib/pages.ts';
import {docsPath} from '../../content/docsVersions.ts';
import {lineOf} from '../../content/movedPages.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {readExportNames} from './readExports.ts';

const steps = [
  ['whats-new-in-1-3', '1.0.0', '1.3.x'],
  ['whats-new-in-1-4', '1.3.x', '1.4.x'],
  ['whats-new-in-1-5', '1.4.x', 'current'],
] as const;

const exportNames = readExportNames();

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

/** The names of the pages of a version in all versions. */
async function linesOf(version: string): Promise<Set<string>> {
  const pages = (await readPages()).filter(({collection}) => collection === version);
  return new Set(pages.map(({route}) => lineOf(movedPages, version, pathOf(version, route))));
}

describe.each(steps)('%s', (page, older, newer) => {
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

  test('lists pages that only the newer of the two versions has', async () => {
    const base = newer === 'current' ? '' : `/${docsPath}/${newer}`;
    const table = sectionOf(page, 'New pages').split('\n\n')[1] ?? '';
    const links = [...table.matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) =>
      target.startsWith('..')
        ? target.slice(2).replace(/(?:\/index)?\.mdx$/, '')
        : target.slice(base.length),
    );
    const [before, after] = await Promise.all([linesOf(older), linesOf(newer)]);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter(link => !after.has(link) || before.has(link))).toEqual([]);
  });
});
