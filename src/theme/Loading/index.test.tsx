import {renderInSite} from '@site/tests/support/renderInSite';
import {fireEvent} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import Loading from './index';

const loading = {
  isLoading: true,
  pastDelay: false,
  timedOut: false,
  error: null,
  retry: () => undefined,
};

test('shows nothing before the delay has passed', () => {
  const {queryByRole} = renderInSite(<Loading {...loading} />);
  expect(queryByRole('status')).toBeNull();
});

test('then says that it loads', () => {
  const {getByRole} = renderInSite(<Loading {...loading} pastDelay />);
  expect(getByRole('status').textContent).toBe('Loading…');
});

test('an error is shown with its text and can be retried', () => {
  const retry = vi.fn();
  const error = new Error('Loading chunk 12 failed.');
  const {getByRole} = renderInSite(<Loading {...loading} error={error} retry={retry} />);
  expect(getByRole('alert').textContent).toContain('Loading chunk 12 failed.');
  fireEvent.click(getByRole('button', {name: 'Retry'}));
  expect(retry).toHaveBeenCalledOnce();
});
