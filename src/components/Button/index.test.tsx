import {markupInSite, renderInSite} from '@site/tests/support/renderInSite';
import {expect, test, vi} from 'vitest';
import {Button, ButtonLink} from './index';

test('a button acts when it is pressed, and submits nothing', () => {
  const act = vi.fn();
  const {getByRole} = renderInSite(<Button onClick={act}>Retry</Button>);
  const button = getByRole('button', {name: 'Retry'});
  button.click();
  expect(act).toHaveBeenCalledOnce();
  expect(button).toHaveProperty('type', 'button');
  expect(button.className).toBe('button primary');
});

test('a link leads to its page, in the same looks', () => {
  const markup = markupInSite(
    <ButtonLink look="secondary" to="/api">
      API reference
    </ButtonLink>,
  );
  expect(markup).toContain('href="/api"');
  expect(markup).toContain('class="button secondary"');
});
