import {renderInSite} from '@site/tests/support/renderInSite';
import {expect, test} from 'vitest';
import {Role, Roles} from './index';

test('names the place and the people of each column', () => {
  const {getByText} = renderInSite(
    <Roles>
      <Role title="In the Console" who="Product managers">
        <p>Design the workflow.</p>
      </Role>
    </Roles>,
  );
  expect(getByText('In the Console').tagName).toBe('STRONG');
  expect(getByText('Product managers')).toBeTruthy();
  expect(getByText('Design the workflow.')).toBeTruthy();
});
