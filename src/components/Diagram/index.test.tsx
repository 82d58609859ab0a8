import {renderInSite} from '@site/tests/support/renderInSite';
import {expect, test} from 'vitest';
import Diagram from './index';

test('is an image with a name and its text alternative, which everybody can open', () => {
  const {getByRole, getByText} = renderInSite(
    <Diagram
      title="One trigger"
      alt="Your backend triggers a workflow."
      wide="<svg data-drawing='wide'></svg>"
      narrow="<svg data-drawing='narrow'></svg>"
    />,
  );
  const image = getByRole('img', {name: 'One trigger'});
  const alternative = getByText('Your backend triggers a workflow.');
  expect(image.getAttribute('aria-describedby')).toBe(alternative.id);
  expect(image.querySelectorAll('svg')).toHaveLength(2);
});
