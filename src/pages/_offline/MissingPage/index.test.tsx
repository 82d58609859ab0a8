import {markupInSite, renderInSite} from '@site/tests/support/renderInSite';
import {afterEach, expect, test} from 'vitest';
import MissingPage from './index';

afterEach(() => window.history.replaceState(null, '', '/'));

function open(address: string) {
  window.history.replaceState(null, '', address);
  return renderInSite(<MissingPage />);
}

test('names the page that could not be opened, and links to it', () => {
  const {getByRole} = open('/offline?from=%2Fdocs%2F1.4.x%2Fconcepts%3Fa%3Db');
  expect(getByRole('alert').textContent).toContain('/docs/1.4.x/concepts?a=b');
  expect(getByRole('link').getAttribute('href')).toBe(
    `${window.location.origin}/docs/1.4.x/concepts?a=b`,
  );
});

test.each(['/offline', '/offline?from=https%3A%2F%2Fexample.com', '/offline?from=javascript%3A1'])(
  'says nothing at %s',
  address => {
    expect(open(address).queryByRole('alert')).toBeNull();
  },
);

test('never leads to another host', () => {
  const {getByRole} = open('/offline?from=%2F%2Fexample.com%2Fa');
  expect(getByRole('link').getAttribute('href')).toBe(`${window.location.origin}//example.com/a`);
});

test('is not in the page as it is built', () => {
  expect(markupInSite(<MissingPage />, {location: '/offline?from=%2Fa'})).not.toContain('alert');
});
