import {beforeEach, expect, test, vi} from 'vitest';
import {acceptNavigation, requestNavigation} from './navigation';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

test('the site takes over where it accepts navigation', () => {
  const navigate = vi.fn();
  acceptNavigation(navigate);
  expect(requestNavigation('/docs/glossary?a=b#term')).toBe(true);
  expect(navigate.mock.calls).toEqual([['/docs/glossary?a=b#term']]);
});

test('the browser follows links where nothing takes over, or no longer', () => {
  expect(requestNavigation('/docs')).toBe(false);
  const navigate = vi.fn();
  acceptNavigation(navigate)();
  expect(requestNavigation('/docs')).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});
