import {markupInSite} from '@site/tests/support/renderInSite';
import {expect, test} from 'vitest';
import Flag from './index';

test.each(['required', 'deprecated'] as const)('%s is said in words, not by colour alone', word => {
  expect(markupInSite(<Flag word={word} />)).toContain(`>${word}</span>`);
});
