import {expect, test} from 'vitest';
import {withSite} from './downloads.ts';

test('links to pages get the address of the site, also below a path; others stay', () => {
  const text = '[a](/docs/a#b), [c](https://example.com/c), /v3/users and [d](#d)';
  expect(withSite(text, 'https://docs.example.com/help/')).toBe(
    '[a](https://docs.example.com/help/docs/a#b), [c](https://example.com/c), /v3/users and [d](#d)',
  );
});
