/** What the development server says about the index that it serves. */
import {renderInSite} from '@site/tests/support/renderInSite';
import {TwoVersions} from '@site/tests/support/searchSite';
import {waitFor} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import IndexDate from './IndexDate';

afterEach(() => vi.unstubAllGlobals());

/** Serves a file, or the page that the development server gives for a missing one. */
function serve(type: string) {
  const headers = {'content-type': type, 'last-modified': 'Sat, 21 Nov 2026 12:05:00 GMT'};
  const fetchFile = vi.fn(async () => new Response(null, {headers}));
  vi.stubGlobal('fetch', fetchFile);
  return fetchFile;
}

test('says nothing while there is no index', async () => {
  const fetchFile = serve('text/html');
  const {container} = renderInSite(<IndexDate />);
  await waitFor(() => expect(fetchFile).toHaveBeenCalledOnce());
  await fetchFile.mock.results[0]?.value;
  expect(container.textContent).toBe('');
});

test('says nothing where a search server answers', () => {
  const fetchFile = serve('application/json');
  const {container} = renderInSite(
    <TwoVersions>
      <IndexDate />
    </TwoVersions>,
  );
  expect(container.textContent).toBe('');
  expect(fetchFile).not.toHaveBeenCalled();
});

test('says which build the index is from, and how to renew it', async () => {
  const fetchFile = serve('application/json');
  const {findByText, container} = renderInSite(<IndexDate />);
  await findByText(/This index is from the build of November 21 at \d/);
  expect(container.textContent).toContain('npm run build');
  expect(fetchFile).toHaveBeenCalledExactlyOnceWith('/search/manifest.json', {method: 'HEAD'});
});
