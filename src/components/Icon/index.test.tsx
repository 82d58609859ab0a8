import {markupInSite} from '@site/tests/support/renderInSite';
import {expect, test} from 'vitest';
import Icon, {type IconName, iconNames} from './index';

test('is hidden from assistive technology', () => {
  expect(markupInSite(<Icon name="rocket" />)).toContain('aria-hidden="true"');
});

test('an unknown name is answered with the known ones', () => {
  const misspelled = 'rokcet' as IconName;
  expect(() => markupInSite(<Icon name={misspelled} />)).toThrow(/"rokcet".*rocket/);
});

test.each(iconNames)('%s is drawn', name => {
  expect(markupInSite(<Icon name={name} />)).toContain('<svg');
});
