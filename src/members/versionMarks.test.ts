/** "Since" and "deprecated" on pages agree with what the packages of each version declare. */
import {describe, expect, test} from 'vitest';
import {docsVersionOf} from '../content/sdkVersions.ts';
import {readSources} from '../project/projectFiles.ts';
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

  test('is marked on fields of pages only from its version on', async () => {
    const pages = await readSources(/\.mdx$/);
    const fields = pages.flatMap(({file, text}) =>
      [...text.matchAll(/<Field name="(\w+)"[^>]* deprecated/g)].map(([, name = '']) => ({
        file,
        name,
      })),
    );
    expect(fields.length).toBeGreaterThan(3);
    for (const {file, name} of fields) {
      const mark = marked.find(({member}) => member.name === name)?.mark;
      expect(isSince(docsVersionOf(file), mark?.since ?? 'none'), `${file}: ${name}`).toBe(true);
    }
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
