import {renderInSite} from '@site/tests/support/renderInSite';
import {expect, test} from 'vitest';
import Description from './index';

test('marks what is assumed, with what it rests on, and leaves other links as they are', () => {
  const {container, getByRole} = renderInSite(
    <Description>
      {
        'This status is [assumed](/docs/assumptions#other-404 "Status 404|Only one call documents it."). See [errors](/api/errors).'
      }
    </Description>,
  );
  const mark = getByRole('link', {name: 'assumed: Status 404'});
  expect(mark.getAttribute('href')).toBe('/docs/assumptions#other-404');
  expect(container.querySelector('[role="tooltip"]')?.textContent).toContain(
    'Only one call documents it.',
  );
  expect(getByRole('link', {name: 'errors'}).getAttribute('href')).toBe('/api/errors');
});
