import {renderInSite} from '@site/tests/support/renderInSite';
import {expect, test} from 'vitest';
import InlineMarkdown from './index';

test('renders code, bold words and links, and leaves markup of the text alone', () => {
  const {container} = renderInSite(
    <InlineMarkdown>
      {'Set `limit`, **never** <b>more</b>: [errors](/api/api-reference/errors).'}
    </InlineMarkdown>,
  );
  expect(container.querySelector('code')?.textContent).toBe('limit');
  expect(container.querySelector('strong')?.textContent).toBe('never');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/api/api-reference/errors');
  expect(container.querySelector('b')).toBeNull();
  expect(container.textContent).toBe('Set limit, never <b>more</b>: errors.');
});
