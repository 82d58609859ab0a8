import {describe, expect, test} from 'vitest';
import {isMemberReference, type Place, resolveLinks, resolveTarget} from './addresses.ts';

const pages = new Map([
  ['Engagespot.init()', 'javascript/core.engagespot.init'],
  ['Engagespot()', 'react-component/react-component.engagespot'],
]);
const place: Place = {docsVersion: 'current', page: 'javascript/core.engagespot', pages};
const oldest: Place = {...place, docsVersion: '1.0.0'};

describe('links', () => {
  test('lead to members of the same package and of others', () => {
    expect(resolveTarget(place, 'member:Engagespot.init()')).toBe('./core.engagespot.init.mdx');
    expect(resolveTarget(place, 'member:Engagespot()')).toBe(
      '../react-component/react-component.engagespot.mdx',
    );
  });

  test('lead to guides where the version keeps them', () => {
    const guide = 'doc:sdks-n-libraries/frontend/using-javascript-core-api#events';
    expect(resolveTarget(place, guide)).toBe(
      '../../../sdks-n-libraries/frontend/using-javascript-core-api.mdx#events',
    );
    expect(resolveTarget(oldest, guide)).toBe(
      '../../javascript-guide/using-javascript-core-api.mdx#events',
    );
  });

  test('stay as they are when they are no names', () => {
    const text = 'Call [init()](member:Engagespot.init()) or read [on](https://example.com/a).';
    expect(resolveLinks(place, text)).toBe(
      'Call [init()](./core.engagespot.init.mdx) or read [on](https://example.com/a).',
    );
  });

  test('to a name without a page are an error that names both', () => {
    expect(() => resolveLinks(place, '[x](member:Engagespot.nothing)')).toThrow(
      'member:Engagespot.nothing in the text of javascript/core.engagespot is no page',
    );
  });
});

test('pages from data are told from those written by hand', () => {
  expect(isMemberReference('additional-resources/api-reference/javascript/core.mdx')).toBe(true);
  expect(isMemberReference('api-reference/react-hooks/index.mdx')).toBe(true);
  expect(isMemberReference('additional-resources/api-reference/rest-api/index.mdx')).toBe(false);
  expect(isMemberReference('concepts/overview.mdx')).toBe(false);
});
