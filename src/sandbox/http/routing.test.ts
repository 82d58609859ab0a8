import {expect, test} from 'vitest';
import {document} from '../contract/document';
import {handlers} from '../handlers';
import type {Route} from './exchange';
import {documentedRoutes, groupByPath} from './routing';

test('every call of the document has a handler, and every handler a call', () => {
  const documented = document.operations.map(({operationId}) => operationId);
  expect(Object.keys(handlers).sort()).toEqual([...documented].sort());
  expect(documentedRoutes(handlers).every(({handle}) => typeof handle === 'function')).toBe(true);
});

test('fixed paths come first, and the first of two routes alike wins', () => {
  const route = (method: string, path: string, note: string) => ({method, path, note}) as Route;
  const groups = groupByPath([
    route('GET', '/things/:id', '1'),
    route('GET', '/things/all', '2'),
    route('PUT', '/things/:id', '3'),
    route('GET', '/things/:id', '4'),
  ]);
  expect(
    groups.map(({path, byMethod}) => [path, [...byMethod.values()].map(({note}) => note)]),
  ).toEqual([
    ['/things/all', ['2']],
    ['/things/:id', ['1', '3']],
  ]);
});
