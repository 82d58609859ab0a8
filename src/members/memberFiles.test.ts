import {describe, expect, test} from 'vitest';
import {memberRoutes, referenceRoutes} from '../../tests/e2e/support/memberRoutes.ts';
import {versionFolder} from '../content/docsVersions.ts';
import {membersFolder} from './addresses.ts';
import {docsVersions, historyOf} from './history.ts';
import {memberFiles} from './memberFiles.ts';
import {readPackages} from './readPackages.ts';

const packages = readPackages();
const files = memberFiles(packages);

function folderOf(docsVersion: string): string {
  return `${versionFolder(docsVersion)}/${membersFolder(docsVersion)}/`;
}

/** The addresses of a version's member pages, below their folder. */
function addresses(docsVersion: string): string[] {
  const folder = folderOf(docsVersion);
  return files
    .filter(({file}) => file.startsWith(folder))
    .map(({file}) => file.slice(folder.length).replace(/(?:\/index)?\.mdx$/, ''));
}

function pageOf(docsVersion: string, name: string): string {
  const path = `${folderOf(docsVersion)}${name}.mdx`;
  const page = files.find(({file}) => file === path);
  if (!page) throw new Error(`${path} is not made`);
  return page.text;
}

const owners = packages.flatMap(({name, owners: ofPackage}) =>
  ofPackage.map(owner => ({packageName: name, owner})),
);

test.each(docsVersions)('%s has the promised pages and no others', docsVersion => {
  const added = docsVersion === 'current' ? referenceRoutes : [];
  expect(addresses(docsVersion).sort()).toEqual([...memberRoutes, ...added].sort());
});

test('every member is of the kind that the types say', () => {
  for (const {packageName, owner} of owners) {
    for (const {name, kind} of owner.members) {
      const lines = historyOf(packageName, owner, name).flatMap(snapshot => snapshot.lines);
      const isMethod = lines.every(line => new RegExp(`^${name}(<\\w+>)?\\(`).test(line));
      expect({name, kind}).toEqual({
        name,
        kind: name === 'constructor' ? name : isMethod ? 'method' : 'property',
      });
    }
  }
});

test('methods and constructors tell what they take and return, with the names of the types', () => {
  for (const {packageName, owner} of owners) {
    for (const {name, kind, call} of owner.members.filter(({kind}) => kind !== 'property')) {
      const lines = historyOf(packageName, owner, name).flatMap(snapshot => snapshot.lines);
      const declared = lines.flatMap(line => [...line.matchAll(/[(,] ?(\w+)\??:/g)]);
      const parameters = [...new Set(declared.map(([, parameter]) => parameter))];
      expect({name, kind, parameters: call && Object.keys(call.parameters)}).toEqual({
        name,
        kind,
        parameters,
      });
    }
  }
});

test('what is deprecated is so since a version of the documentation', () => {
  const since = owners.flatMap(({owner}) =>
    owner.members.flatMap(({deprecated}) => deprecated?.since ?? []),
  );
  expect(since).not.toEqual([]);
  expect(docsVersions).toEqual(expect.arrayContaining(since));
});

describe('the page of a member', () => {
  const name = 'javascript/core.options.usersignature';

  test('shows the declaration and an example of its own version', () => {
    const page = pageOf('1.4.x', name);
    expect(page).toContain('title: Options.userSignature property');
    expect(page).toContain('<Signature title={"Types of @engagespot/core 1.4.2"}');
    expect(page).toContain('## Example\n\n```ts');
    expect(page).not.toContain(':::info');
  });

  test('begins with what the latest version has instead, where the member is gone', () => {
    const page = pageOf('current', name);
    expect(page.indexOf(':::info[Not in version 3.0.1]')).toBeLessThan(page.indexOf('<Signature'));
    expect(page).toContain('## Up to 1.4.2');
    expect(page).toContain('version=1.4.x');
  });

  test('lists parameters, result and errors after the text', () => {
    const page = pageOf('1.4.x', 'javascript/core.engagespot.attachpushsubscription');
    expect(page).toMatch(
      /- \*\*Parameter `subscription`:\*\* .*\n- \*\*Returns:\*\* .*\n- \*\*Throws:\*\* .*\n\n<div/,
    );
    expect(pageOf('1.4.x', 'javascript/core.engagespot.init')).toContain('- **Parameters:** None.');
    expect(pageOf('1.4.x', name)).not.toContain('**Returns:**');
  });

  test('says that it is deprecated from the version on that deprecates it', () => {
    expect(pageOf('1.3.x', name)).toContain(':::warning[Deprecated since 1.3.x]');
    expect(pageOf('1.0.0', name)).not.toContain(':::warning');
  });
});

test('the page of a class leads to its members and names those without a page', () => {
  const page = pageOf('1.4.x', 'javascript/core.engagespot');
  expect(page).toContain('[`init()`](./core.engagespot.init.mdx)');
  expect(page).toContain('## Other members');
  expect(page).toContain('getCategories(): Promise<Category[]>;');
});

describe('in the latest version', () => {
  const reference = 'see the [current reference](../c';

  test('a member that is gone names its generation and the current reference', () => {
    const page = pageOf('current', 'javascript/core.engagespot.init');
    expect(page).toContain('`Engagespot.init()` is part of `@engagespot/core` up to 1.4.2');
    expect(page).toContain(`${reference}ore/index.mdx)`);
    expect(pageOf('1.4.x', 'javascript/core.engagespot.init')).not.toContain('current reference');
  });

  test('a prop that still exists leads to its entry', () => {
    const page = pageOf('current', 'react-component/react-component.engagespotprops.theme');
    expect(page).toContain(`${reference}omponent/panel.mdx#theme)`);
  });
});

test('the landing page of a package tells readers of the latest version where to go', () => {
  expect(pageOf('current', 'javascript/index')).toContain(':::info[In version 1.5.x]');
  expect(pageOf('1.4.x', 'javascript/index')).not.toContain(':::info');
});
