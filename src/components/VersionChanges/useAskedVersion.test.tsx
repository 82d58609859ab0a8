import {useHistory, useLocation} from '@docusaurus/router';
import {renderInSite} from '@site/tests/support/renderInSite';
import {fireEvent, type RenderResult} from '@testing-library/react';
import type {ReactNode} from 'react';
import {expect, test} from 'vitest';
import {useAskedVersion} from './useAskedVersion';

function Panel(): ReactNode {
  const [asked] = useAskedVersion();
  return <output aria-label="Asked">{asked}</output>;
}

/** A page with its panel open, what leads to another page with its own, and what closes it. */
function Page(): ReactNode {
  const {push} = useHistory();
  const {pathname, search, hash} = useLocation();
  return (
    <>
      {hash !== '#closed' && <Panel key={pathname} />}
      <output aria-label="Address">{pathname + search}</output>
      <button type="button" onClick={() => push('/b?changes=1.3.x')}>
        Next page
      </button>
      <button type="button" onClick={() => push('/a?changes=1.4.x&q=c#closed')}>
        Close
      </button>
    </>
  );
}

function textOf(page: RenderResult, label: string): string | null {
  return page.getByLabelText(label).textContent;
}

test('a link can lead from one page with open changes to another', () => {
  const page = renderInSite(<Page />, {location: '/a?changes=1.4.x'});
  expect(textOf(page, 'Asked')).toBe('1.4.x');
  fireEvent.click(page.getByRole('button', {name: 'Next page'}));
  expect(textOf(page, 'Address')).toBe('/b?changes=1.3.x');
  expect(textOf(page, 'Asked')).toBe('1.3.x');
});

test('the address asks for no version once the changes are closed', () => {
  const page = renderInSite(<Page />, {location: '/a?changes=1.4.x&q=c'});
  fireEvent.click(page.getByRole('button', {name: 'Close'}));
  expect(textOf(page, 'Address')).toBe('/a?q=c');
});
