import {markupInSite, renderInSite} from '@site/tests/support/renderInSite';
import {act, fireEvent} from '@testing-library/react';
import {expect, test} from 'vitest';
import Term from './index';

const definition = 'A medium over which a notification reaches a user.';

const term = (
  <Term term="Channel" definition={definition} href="/docs/glossary#channel">
    channels
  </Term>
);

/** The link, the card, and whether the card is shown. */
function renderTerm() {
  const {getByRole, container} = renderInSite(term);
  const link = getByRole('link', {name: 'channels'});
  const card = container.querySelector('[role="tooltip"]');
  return {link, card, isOpen: () => card?.getAttribute('data-open') === 'true'};
}

test('is a link to the glossary that the definition describes, without any script', () => {
  const markup = markupInSite(term);
  expect(markup).toMatch(/<a [^>]*href="\/docs\/glossary#channel"[^>]*>channels<\/a>/);
  expect(markup).toContain(definition);
  const {link, card} = renderTerm();
  expect(link.getAttribute('aria-describedby')).toBe(card?.id);
  expect(card?.textContent).toBe(`Channel ${definition}`);
});

test('its definition is no text of the page for the search', () => {
  expect(renderTerm().card?.hasAttribute('data-search-ignore')).toBe(true);
});

test('opens under the mouse, stays while the mouse is on the card, and closes behind it', () => {
  const {link, card, isOpen} = renderTerm();
  expect(isOpen()).toBe(false);
  fireEvent.pointerOver(link, {pointerType: 'mouse'});
  expect(isOpen()).toBe(true);
  fireEvent.pointerOut(link, {pointerType: 'mouse', relatedTarget: card});
  expect(isOpen()).toBe(true);
  fireEvent.pointerOut(link, {pointerType: 'mouse', relatedTarget: document.body});
  expect(isOpen()).toBe(false);
});

test('opens with the focus of the keyboard and closes without it', () => {
  const {link, isOpen} = renderTerm();
  act(() => link.focus());
  expect(isOpen()).toBe(true);
  act(() => link.blur());
  expect(isOpen()).toBe(false);
});

test('Escape closes it, wherever the focus is', () => {
  const {link, isOpen} = renderTerm();
  fireEvent.pointerOver(link, {pointerType: 'mouse'});
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(isOpen()).toBe(false);
});

test('the first tap of a finger opens it, a second one follows the link', () => {
  const {link, isOpen} = renderTerm();
  fireEvent.pointerDown(link, {pointerType: 'touch'});
  expect(fireEvent.click(link), 'the link is followed').toBe(false);
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(document.body, {pointerType: 'touch'});
  expect(isOpen()).toBe(false);
});
