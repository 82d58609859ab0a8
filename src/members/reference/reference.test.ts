import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {sdkVersions} from '../../content/sdkVersions.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {exportsFile, exportsModule} from '../exports/exportsModule.ts';
import {declaredExports} from '../generated/exports.ts';
import {memberFiles} from '../memberFiles.ts';
import {readPackages} from '../readPackages.ts';
import type {ReferencePackage} from './model.ts';
import {entryName, isCalled, memberPath} from './names.ts';
import {readReference} from './readReference.ts';

const reference = readReference();
const entries = reference.flatMap(({name, pages}) =>
  pages.flatMap(page => page.entries.map(entry => ({packageName: name, entry}))),
);

function signatureOf(packageName: string, name: string): string {
  return declaredExports[packageName]?.own[name]?.signature ?? '';
}

test('the list of exports is what the installed types say', {timeout: 120_000}, () => {
  const committed = readFileSync(path.join(rootDirectory, exportsFile), 'utf8');
  expect(committed === exportsModule(), 'Run `npm run generate:exports`').toBe(true);
});

test.each(reference)('$name: every export and member has one entry', ({name, pages}) => {
  const described = pages.flatMap(page => page.entries.map(entry => entry.name));
  expect([...described].sort()).toEqual(Object.keys(declaredExports[name]?.own ?? {}).sort());
});

test.each(reference)('$name: what it passes on has an entry where it is declared', ({name}) => {
  for (const [exported, from] of Object.entries(declaredExports[name]?.passedOn ?? {})) {
    expect(declaredExports[from]?.own, exported).toHaveProperty(exported);
  }
});

test('"since" of an entry is an older version than the one whose types declare it', () => {
  const docsVersions = Object.keys(sdkVersions);
  for (const {packageName, entry} of entries) {
    if (!entry.since) continue;
    const declared = declaredExports[packageName]?.own[entry.name]?.since ?? '';
    expect(docsVersions.indexOf(entry.since), entry.name).toBeGreaterThan(
      docsVersions.indexOf(declared),
    );
  }
});

test.each([
  ['@engagespot/node', 'CreateEngagespotClient.send', '1.0.0'],
  ['@engagespot/node', 'CreateEngagespotClient.createOrUpdateUser', '1.0.0'],
  ['@engagespot/react-component', 'EngagespotCoreProps.profile', '1.3.x'],
  ['@engagespot/react-component', 'EngagespotCoreProps.formatDate', '1.0.0'],
  ['@engagespot/core', 'createInstance', 'current'],
])('%s: %s exists since %s', (packageName, name, since) => {
  expect(declaredExports[packageName]?.own[name]?.since).toBe(since);
});

test('declarations that name other types show these, with what they allow besides their fields', () => {
  const {own} = declaredExports['@engagespot/node'] ?? {};
  expect(own?.['CreateEngagespotClient.createOrUpdateUser']?.types).toContain('[key: string]: any');
  expect(own?.['CreateEngagespotClient.send']?.types).toContain('interface IEngagespotSendTo {');
});

test('what is called says what it takes, returns and throws, with the names of the types', () => {
  for (const {packageName, entry} of entries) {
    const signature = signatureOf(packageName, entry.name);
    if (!isCalled(signature)) continue;
    const [head = ''] = signature.split('\n\n');
    const inside = head.replace(/\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, '{}');
    const parameters = /^[^(]*\(((?:[^()]|\([^()]*\))*)\)/.exec(inside)?.[1] ?? '';
    const declared = parameters.replace(/\([^()]*\)/g, '').match(/\w+(?=\??:)/g);
    expect({name: entry.name, parameters: Object.keys(entry.call?.parameters ?? {})}).toEqual({
      name: entry.name,
      parameters: declared ?? [],
    });
    expect(entry.call?.returns, entry.name).toBeTruthy();
    expect(entry.call?.throws, entry.name).toBeTruthy();
  }
});

test('every entry has a sample', () => {
  expect(entries.filter(({entry}) => !entry.example).map(({entry}) => entry.name)).toEqual([]);
});

describe('names', () => {
  test.each([
    ['@engagespot/core', 'createInstance', 'createInstance()'],
    ['@engagespot/core', 'Instance.notification.getByPage', 'notification.getByPage()'],
    ['@engagespot/core', 'Instance.webPush.subscribe', 'webPush.subscribe()'],
    ['@engagespot/core', 'InstanceOptions', 'InstanceOptions'],
    ['@engagespot/react-hooks', 'useEvent', 'useEvent()'],
    ['@engagespot/react-component', 'EngagespotCoreProps.formatDate', 'formatDate'],
    ['@engagespot/node', 'CreateEngagespotClient.send', 'send()'],
  ])('%s: %s is called %s', (packageName, name, shown) => {
    expect(entryName(packageName, name)).toBe(shown);
  });

  test('are paths only below types whose members have entries', () => {
    expect(memberPath('Instance.apiKey')).toBe('apiKey');
    expect(memberPath('InstanceOptions')).toBeUndefined();
  });
});

/** The reference with a change to one entry of core. */
function changed(name: string, change: object): ReferencePackage[] {
  return reference.map(sdkPackage =>
    sdkPackage.folder === 'core'
      ? {
          ...sdkPackage,
          pages: sdkPackage.pages.map(page => ({
            ...page,
            entries: page.entries.map(entry =>
              entry.name === name ? {...entry, ...change} : entry,
            ),
          })),
        }
      : sdkPackage,
  );
}

test('a name that the package does not export is an error that says where it is', () => {
  const wrong = changed('Instance.apiKey', {name: 'Instance.apiOpinion'});
  expect(() => memberFiles(readPackages(), wrong)).toThrow(
    'members/reference/core/set-up.yaml: @engagespot/core does not export "Instance.apiOpinion"',
  );
});

test('a field that the types do not have, or have and nobody describes, is an error', () => {
  const wrong = changed('InstanceOptions', {
    fields: {opinion: {about: 'Nothing.', default: undefined}},
  });
  expect(() => memberFiles(readPackages(), wrong)).toThrow(
    /members\/reference\/core\/set-up\.yaml: "fields" of "InstanceOptions": no field "opinion", "userId" is missing/,
  );
});
