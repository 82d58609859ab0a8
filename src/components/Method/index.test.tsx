import {markupInSite} from '@site/tests/support/renderInSite';
import {expect, test} from 'vitest';
import Method from './index';

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('%s is shown as text', method => {
  expect(markupInSite(<Method>{method}</Method>)).toContain(`>${method}<`);
});

test('another word is an error', () => {
  expect(() => markupInSite(<Method>FETCH</Method>)).toThrow(/Unknown method "FETCH"/);
});
