import {expect, test} from 'vitest';
import {historyOf} from './history.ts';
import {declarationHistory, membersHistory} from './historyTables.ts';
import type {Owner} from './model.ts';

const core = '@engagespot/core';

function owner(name: string, kind: Owner['kind']): Owner {
  const sample = {title: 'src/a.ts', language: 'ts', code: ''} as const;
  return {
    name,
    file: 'members/a.yaml',
    kind,
    folder: 'javascript',
    page: `core.${name.toLowerCase()}`,
    declared: [name],
    elsewhere: {},
    description: '',
    about: '',
    example: sample,
    related: [],
    members: [],
  };
}

test('versions that declare a member alike share a row', () => {
  const snapshots = historyOf(core, owner('Engagespot', 'class'), 'endPoint');
  expect(declarationHistory(snapshots).split('\n').slice(2)).toEqual([
    '| 1.5.x | 3.0.1 | Not declared |',
    '| 1.4.x, 1.3.x | 1.4.2, 1.3.8 | `endPoint: string;` |',
    '| 1.0.0 | 1.1.9 | `endPoint: string \\| null;` |',
  ]);
});

test('an interface says what each version adds', () => {
  const rows = membersHistory(historyOf(core, owner('Options', 'interface')))
    .split('\n')
    .slice(2);
  expect(rows).toEqual([
    '| 1.5.x | 3.0.1 | Not declared |',
    '| 1.4.x | 1.4.2 | Adds `tenantIdentifier`, `dataRegion` |',
    '| 1.3.x | 1.3.8 | Adds `userToken`, `rtmService`, `rtmServer`, `baseURL`, `profile` |',
    '| 1.0.0 | 1.1.9 | Declared as `Options` |',
  ]);
});

test('a type of another kind is another thing', () => {
  const [latest] = historyOf(core, owner('PermissionState', 'enum'));
  expect(latest?.declaration).toBeUndefined();
});
