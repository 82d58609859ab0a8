import {expect, test} from 'vitest';
import * as z from 'zod';
import {enabledOption, optionsOf} from './pluginOptions.ts';

const validateOptions = optionsOf(
  'lamp',
  z.strictObject({...enabledOption, watts: z.int().min(1).default(40)}),
);

function validate(options: unknown) {
  return validateOptions({options, validate: () => expect.fail('not used')});
}

test('fills in defaults', () => {
  expect(validate({id: 'default'})).toEqual({id: 'default', enabled: true, watts: 40});
});

test.each([
  [{enabled: 'no'}, 'enabled'],
  [{watts: 0}, 'watts'],
  [{wats: 3}, 'wats'],
])('names the plugin and what is wrong in %j', (options, name) => {
  expect(() => validate(options)).toThrow('plugin lamp');
  expect(() => validate(options)).toThrow(name);
});
