import {renderInSite} from '@site/tests/support/renderInSite';
import {afterEach, expect, test, vi} from 'vitest';
import {SearchError} from '..';
import {SearchFailed} from './Message';

afterEach(() => vi.unstubAllEnvs());

function textOf(error: SearchError): string | null {
  const message = <SearchFailed error={error} onRetry={() => undefined} />;
  return renderInSite(message).container.textContent;
}

const noJson = new SearchError('server', 'manifest.json is not JSON.', 200);

test('a file of the index that is missing is an error for readers', () => {
  expect(textOf(noJson)).toContain('Unable to fetch results');
});

test('a file of the index that is missing tells writers to build', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const text = textOf(noJson);
  expect(text).toContain('Search has no index yet');
  expect(text).toContain('npm run build');
});

test('writers too are told when nothing answers', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const text = textOf(new SearchError('network', 'The server cannot be reached.'));
  expect(text).toContain('Unable to fetch results');
});
