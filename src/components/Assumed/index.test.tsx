import {markupInSite, renderInSite} from '@site/tests/support/renderInSite';
import {act, fireEvent} from '@testing-library/react';
import {expect, test} from 'vitest';
import Assumed from './index';

const basis = 'The operation is documented without a status of success.';

const statement = (
  <Assumed title="Status of a cancellation" basis={basis} href="/docs/assumptions#cancel-status">
    returns status 200
  </Assumed>
);

test('the words stay text; the mark is a link to the entry, without any script', () => {
  const markup = markupInSite(statement);
  expect(markup).toMatch(/^returns status 200<span/);
  expect(markup).toMatch(/<a [^>]*href="\/docs\/assumptions#cancel-status"[^>]*>assumed<\/a>/);
  expect(markup).toContain(basis);
});

test('what it rests on describes the mark, and is no text of the page for the search', () => {
  const {getByRole, container} = renderInSite(statement);
  const card = container.querySelector('[role="tooltip"]');
  expect(
    getByRole('link', {name: 'assumed: Status of a cancellation'}).getAttribute('aria-describedby'),
  ).toBe(card?.id);
  expect(card?.closest('[data-search-ignore]')).not.toBeNull();
});

test('opens with the focus of the keyboard, and closes with Escape', () => {
  const {getByRole, container} = renderInSite(statement);
  const isOpen = () => container.querySelector('[role="tooltip"]')?.getAttribute('data-open');
  act(() => getByRole('link', {name: 'assumed: Status of a cancellation'}).focus());
  expect(isOpen()).toBe('true');
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(isOpen()).toBe('false');
});
