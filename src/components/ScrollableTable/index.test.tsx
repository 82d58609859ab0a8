import {renderInSite} from '@site/tests/support/renderInSite';
import {expect, test} from 'vitest';
import ScrollableTable from './index';

test('is no stop for the keyboard as long as it fits', () => {
  const {getByRole, queryByRole} = renderInSite(
    <ScrollableTable>
      <tbody>
        <tr>
          <td>us</td>
        </tr>
      </tbody>
    </ScrollableTable>,
  );
  expect(getByRole('table').textContent).toBe('us');
  expect(queryByRole('group')).toBeNull();
});
