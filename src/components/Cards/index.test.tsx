import {renderInSite} from '@site/tests/support/renderInSite';
import {expect, test} from 'vitest';
import {Card, Cards} from './index';

test('a card is one link, named by its title alone', () => {
  const {getByRole, getByText} = renderInSite(
    <Cards>
      <Card title="Quick start" href="/docs/introduction/quick-start" icon="rocket">
        From nothing to the first notification.
      </Card>
    </Cards>,
  );
  const link = getByRole('link', {name: 'Quick start'});
  expect(link.getAttribute('href')).toBe('/docs/introduction/quick-start');
  expect(getByText('From nothing to the first notification.').closest('a')).toBeNull();
});
