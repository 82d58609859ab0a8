import {execFileSync} from 'node:child_process';
import {mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {readTextDates} from './textDates.ts';

const days = {first: '2024-01-01', second: '2024-02-02', third: '2024-03-03'};

function git(folder: string, args: readonly string[], day = days.first): void {
  const date = `${day}T12:00:00Z`;
  const identity = {name: 'Ada', email: 'ada@example.com'};
  execFileSync('git', [...args], {
    cwd: folder,
    stdio: 'pipe',
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: identity.name,
      GIT_AUTHOR_EMAIL: identity.email,
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_NAME: identity.name,
      GIT_COMMITTER_EMAIL: identity.email,
      GIT_COMMITTER_DATE: date,
    },
  });
}

function commit(folder: string, day: string): void {
  git(folder, ['add', '-A']);
  git(folder, ['commit', '-m', 'Change'], day);
}

/** A repository with two pages of the first day, of which one changed on the second. */
async function repository(): Promise<string> {
  const folder = await temporaryFolder({'docs/a.mdx': 'a', 'docs/ü b.mdx': 'b'});
  git(folder, ['init', '--initial-branch=main']);
  commit(folder, days.first);
  await writeFile(path.join(folder, 'docs/ü b.mdx'), 'b, changed');
  commit(folder, days.second);
  return folder;
}

/** The days by path, relative to the folder. */
async function readDays(folder: string): Promise<Record<string, string>> {
  const dates = [...(await readTextDates(folder))];
  return Object.fromEntries(
    dates.map(([file, date]) => [
      path.relative(folder, file),
      new Date(date).toISOString().slice(0, 10),
    ]),
  );
}

test('a file has the date of the commit that wrote its text', async () => {
  expect(await readDays(await repository())).toEqual({
    'docs/a.mdx': days.first,
    'docs/ü b.mdx': days.second,
  });
});

test('a move or a copy changes no date', async () => {
  const folder = await repository();
  await mkdir(path.join(folder, 'moved'));
  await rename(path.join(folder, 'docs/a.mdx'), path.join(folder, 'moved/a.mdx'));
  await writeFile(path.join(folder, 'moved/copy.mdx'), 'b, changed');
  commit(folder, days.third);
  expect(await readDays(folder)).toEqual({
    'docs/ü b.mdx': days.second,
    'moved/a.mdx': days.first,
    'moved/copy.mdx': days.second,
  });
});

test('what a merge wrote has the date of the merge', async () => {
  const folder = await repository();
  git(folder, ['checkout', '-b', 'other', 'HEAD~1']);
  await writeFile(path.join(folder, 'docs/ü b.mdx'), 'b, otherwise');
  commit(folder, days.second);
  git(folder, ['checkout', 'main']);
  expect(() => git(folder, ['merge', 'other'])).toThrow();
  await writeFile(path.join(folder, 'docs/ü b.mdx'), 'b, both');
  commit(folder, days.third);
  expect(await readDays(folder)).toMatchObject({'docs/ü b.mdx': days.third});
});

test('a shallow clone, and a folder without git, know no dates', async () => {
  const folder = await repository();
  const clone = path.join(await temporaryFolder({}), 'clone');
  git(folder, ['clone', '--depth=1', `file://${folder}`, clone]);
  expect(await readDays(clone)).toEqual({});
  expect(await readDays(await temporaryFolder({'a.mdx': 'a'}))).toEqual({});
});
