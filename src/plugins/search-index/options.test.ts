import {describe, expect, it} from 'vitest';
import {validateOptions} from './options.ts';

function validate(options: unknown) {
  return validateOptions({options, validate: () => expect.fail('not used')});
}

describe('validateOptions', () => {
  it('fills in defaults', () => {
    expect(validate({id: 'default'})).toEqual({
      id: 'default',
      contentLimit: 1_500,
      exclude: [],
      skipHeadings: [],
    });
  });

  it.each([
    [{contentlimit: 1_000}, 'contentlimit'],
    [{contentLimit: 5}, 'contentLimit'],
    [{exclude: 'nav'}, 'exclude'],
    [{skipHeadings: ['']}, 'skipHeadings'],
  ])('names what is wrong in %j', (options, name) => {
    expect(() => validate(options)).toThrow(name);
  });
});
