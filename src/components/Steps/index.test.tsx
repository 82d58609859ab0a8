import {renderInSite} from '@site/tests/support/renderInSite';
import {expect, test} from 'vitest';
import Steps from './index';

test('keeps the headings of the steps as headings', () => {
  const {getAllByRole} = renderInSite(
    <Steps>
      <h3>Install the package</h3>
      <p>Run it.</p>
      <h3>Add the bell</h3>
    </Steps>,
  );
  expect(getAllByRole('heading', {level: 3}).map(heading => heading.textContent)).toEqual([
    'Install the package',
    'Add the bell',
  ]);
});
