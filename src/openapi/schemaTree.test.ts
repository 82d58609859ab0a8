import {describe, expect, test} from 'vitest';
import type {Schema} from './model.ts';
import {schemaTree, typeName} from './schemaTree.ts';

describe('type names', () => {
  test.each<[Schema, string]>([
    [{type: 'string'}, 'string'],
    [{type: ['string', 'null']}, 'string | null'],
    [{type: 'array', items: {type: 'object'}}, 'object[]'],
    [{type: 'array', items: {anyOf: [{type: 'string'}, {type: 'object'}]}}, '(string | object)[]'],
    [{const: 'error'}, '"error"'],
  ])('%j is %s', (schema, name) => {
    expect(typeName(schema)).toBe(name);
  });
});

test('limits are said in words', () => {
  const attachment: Schema = {
    type: 'string',
    contentEncoding: 'base64',
    maxLength: 20 * 1024 * 1024,
  };
  expect(schemaTree(attachment).constraints).toEqual(['base64', 'at most 20 MB']);
  expect(schemaTree({type: 'integer', minimum: 1, maximum: 20, default: 20}).constraints).toEqual([
    'at least 1',
    'at most 20',
    'default `20`',
  ]);
});

test('an array shows what its entries hold, with what is required', () => {
  const tree = schemaTree({
    type: 'array',
    items: {
      type: 'object',
      required: ['op'],
      properties: {op: {type: 'string', enum: ['add', 'remove']}, value: {}},
    },
  });
  expect(tree.children).toEqual([
    {name: 'op', type: 'string', required: true, constraints: ['one of `add`, `remove`']},
    {name: 'value', type: 'any'},
  ]);
});

test('alternatives with something inside are listed', () => {
  const tree = schemaTree({
    anyOf: [{type: 'string'}, {type: 'object', properties: {identifier: {type: 'string'}}}],
  });
  expect(tree.alternatives?.map(({type}) => type)).toEqual(['string', 'object']);
});
