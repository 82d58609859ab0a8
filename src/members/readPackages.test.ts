import {expect, test} from 'vitest';
import {membersSchema, ownerSchema} from './model.ts';
import {parseData, readPackages} from './readPackages.ts';

const owner = `
name: Options
kind: interface
folder: javascript
page: core.options
declared: [Options]
description: What the constructor of the client takes, from the user to the level of logging.
about: Pass it as the second argument.
example: {title: src/a.ts, code: 'export {};'}
related: [Engagespot]
`;

test('a sample is TypeScript by default', () => {
  expect(parseData(ownerSchema, owner, 'options.yaml').example.language).toBe('ts');
});

test('a wrong value is named with its file and key', () => {
  const wrong = owner.replace('kind: interface', 'kind: struct').replace('about', 'abuot');
  expect(() => parseData(ownerSchema, wrong, 'options.yaml')).toThrow(
    /Wrong data in options\.yaml:\n.*kind: .*"class".*about: .*abuot/s,
  );
});

test('a file that is not YAML is named with the place of the mistake', () => {
  expect(() => parseData(ownerSchema, "name: Options\nkind: 'class", 'options.yaml')).toThrow(
    /options\.yaml is not valid YAML\. Missing closing 'quote.* line 2/,
  );
});

test('a folder without member pages is named with those that have some', () => {
  const wrong = owner.replace('folder: javascript', 'folder: node');
  expect(() => parseData(ownerSchema, wrong, 'options.yaml')).toThrow(/folder: .*"javascript"/);
});

test('a description that says too little is named', () => {
  const short = owner.replace(/description: .*/, 'description: Options.');
  expect(() => parseData(ownerSchema, short, 'options.yaml')).toThrow(/description: .*50/);
});

test('a list of members that is none is named', () => {
  expect(() => parseData(membersSchema, 'name: a', 'fields.yaml')).toThrow(
    /fields\.yaml:\n {2}- the file: .*array/,
  );
});

test('members come in the order of their addresses', () => {
  for (const {owners} of readPackages()) {
    for (const {members} of owners) {
      const ends = members.map(({name, page}) => page ?? name.toLowerCase());
      expect(ends).toEqual([...ends].sort());
    }
  }
});
