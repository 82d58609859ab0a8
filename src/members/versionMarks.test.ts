/** "Since" and "deprecated" on pages agree with what the packages of each version declare. */
import {describe, expect, test} from 'vitest';
import {readPages} from '../../scripts/lib/pages.ts';
import {docsVersionOf} from '../content/sdkVersions.ts';
import {declarationsOf} from './declarations.ts';
import {readExportNames} from './exports/readExports.ts';
import {declaredExports} from './generated/exports.ts';
import {docsVersions, historyOf, isSince} from './history.ts';
import {readPackages} from './readPackages.ts';

const marked = readPackages().flatMap(({name: packageName, owners}) =>
  owners.flatMap(owner =>
    owner.members.flatMap(member =>
      member.deprecated ? [{packageName, owner, member, mark: member.deprecated}] : [],
    ),
  ),
);

describe('what is deprecated', () => {
  test.each(marked.map(one => [`${one.owner.name}.${one.member.name}`, one] as const))(
    '%s was there before, or has been deprecated from the start',
    (_, {packageName, owner, member, mark}) => {
      const declaring = historyOf(packageName, owner, member.name)
        .filter(({declaration}) => declaration)
        .map(({docsVersion}) => docsVersion);
      expect(declaring).toContain(mark.since);
      expect(isSince(mark.since, declaring.at(-1) ?? '')).toBe(true);
    },
  );

  test.each(marked.map(one => [`${one.owner.name}.${one.member.name}`, one] as const))(
    '%s names a replacement that its version has',
    (_, {packageName, mark}) => {
      const [, replacement] = /`(?:\w+\.)?(\w+)(?:\(\))?`/.exec(mark.instead ?? '') ?? [];
      if (!replacement) return;
      const declared = [...declarationsOf(packageName, mark.since).values()];
      expect(declared.some(({members}) => members.has(replacement))).toBe(true);
    },
  );

  /** From which version on an option of this name is deprecated; undefined for all others. */
  const sinceOf = (name: string) =>
    marked.find(({owner, member}) => owner.kind === 'interface' && member.name === name)?.mark
      .since;

  test('is marked on fields of pages from its version on, on all of them and not before', async () => {
    const fields = (await readPages()).flatMap(({file, source}) =>
      [...source.matchAll(/^<Field name="(\w+)"(.*?)>/gm)].map(([, name = '', rest = '']) => ({
        place: `${file}: ${name}`,
        isMarked: / deprecated\b/.test(rest),
        isDeprecated: isSince(docsVersionOf(file), sinceOf(name) ?? 'none'),
      })),
    );
    expect(fields.filter(({isMarked}) => isMarked).length).toBeGreaterThan(6);
    const wrong = fields.filter(({isMarked, isDeprecated}) => isMarked !== isDeprecated);
    expect(wrong.map(({place}) => place)).toEqual([]);
  });

  test('is called deprecated in tables of options', async () => {
    const rows = (await readPages()).flatMap(({file, source}) =>
      [...source.matchAll(/^\| `(\w+)` \|.*$/gm)]
        .filter(([, name = '']) => isSince(docsVersionOf(file), sinceOf(name) ?? 'none'))
        .map(([row]) => ({file, row})),
    );
    expect(rows.length).toBeGreaterThan(0);
    const silent = rows.filter(({row}) => !/\bdeprecated\b/i.test(row));
    expect(silent.map(({file, row}) => `${file}: ${row}`)).toEqual([]);
  });
});

test('an export is there since the first version of its package that has it', {
  timeout: 120_000,
}, () => {
  const names = readExportNames();
  for (const [packageName, {own}] of Object.entries(declaredExports)) {
    for (const [exported, {since}] of Object.entries(own)) {
      if (exported.includes('.')) continue;
      const first = docsVersions.findLast(version =>
        names[packageName]?.[version]?.includes(exported),
      );
      // An entry may go back to what older packages called it, never the other way around.
      expect(isSince(first ?? '', since), `${packageName} ${exported}`).toBe(true);
    }
  }
});
