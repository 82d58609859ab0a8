import {renderInSite} from '@site/tests/support/renderInSite';
import {expect, test} from 'vitest';
import Heading from './index';

test.each(['h2', 'h3', 'h4', 'h5', 'h6'] as const)('the text of an %s alone is its name', as => {
  const {getByRole} = renderInSite(
    <Heading as={as} id="limits">
      Limits of <code>send</code>
    </Heading>,
  );
  expect(getByRole('heading', {name: 'Limits of send'}).id).toBe('limits');
  expect(getByRole('link', {name: /^Direct link/}).getAttribute('href')).toBe('#limits');
});
