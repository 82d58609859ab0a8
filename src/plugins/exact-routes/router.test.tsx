import fc from 'fast-check';
import {matchPath} from 'react-router-dom';
import {expect, test} from 'vitest';
import {canMatch, matchRoutes} from './router.tsx';

/** Paths and addresses of few parts, so that they often meet. */
const part = fc.constantFrom('docs', 'Docs', 'a', 'a.b', 'a-b', '100%', ':id', '*', '(x)', 'ü', '');
const address = fc
  .tuple(fc.array(part, {maxLength: 4}), fc.boolean())
  .map(([parts, slash]) => `/${parts.join('/')}${slash ? '/' : ''}`);

test('no route is passed over that the router would find', () => {
  fc.assert(
    fc.property(address, address, fc.boolean(), (path, pathname, exact) => {
      const match = matchPath(pathname, {path, exact, sensitive: true});
      expect(canMatch({path, exact}, pathname) || match === null).toBe(true);
    }),
    {numRuns: 5_000},
  );
});

test.each([
  ['/docs/setup', ['/docs', '/docs/setup']],
  ['/docs/setup/', ['/docs', '/docs/setup']],
  ['/Docs/setup', ['*']],
  ['/docs/nothing', ['*']],
  ['/', ['/']],
])('%s is found by its routes', (pathname, expected) => {
  const routes = [
    {path: '/docs', routes: [{path: '/docs/setup', exact: true}]},
    {path: '/', exact: true},
    {path: '*'},
  ];
  expect(matchRoutes(routes, pathname).map(({route}) => route.path)).toEqual(expected);
});
