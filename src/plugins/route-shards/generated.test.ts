import {describe, expect, test} from 'vitest';
import {readDocsData, readRegistry, readRoutes} from './generated.ts';

describe('routes.js', () => {
  test('gives the tree of routes', () => {
    const source = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', '214'),
    routes: [{path: '/docs/a', component: ComponentCreator('/docs/a', '1'), exact: true, sidebar: "s"}]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
    expect(readRoutes(source)).toEqual([
      {
        path: '/docs',
        component: {path: '/docs', hash: '214'},
        attributes: {},
        routes: [
          {
            path: '/docs/a',
            component: {path: '/docs/a', hash: '1'},
            attributes: {exact: true, sidebar: 's'},
          },
        ],
      },
      {path: '*', component: {path: '*', hash: ''}, attributes: {}},
    ]);
  });

  test.each([
    ['no array', 'export default {};', 'exports no array'],
    ['a route without a component', "export default [{path: '/a'}];", 'component'],
    ['a component that is no call', "export default [{path: '/a', component: 1}];", 'component'],
  ])('is refused with %s, and the message says what to do', (_, source, problem) => {
    expect(() => readRoutes(source)).toThrow(problem);
    expect(() => readRoutes(source)).toThrow('enabled: false');
  });
});

describe('registry.js', () => {
  const entry = (name: string, module: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;

  test('gives the module of each chunk', () => {
    const source = `export default {\n${entry('a1', '@site/a.mdx')}${entry('b2', '@theme/B')}};`;
    expect([...readRegistry(source)]).toEqual([
      ['a1', '@site/a.mdx'],
      ['b2', '@theme/B'],
    ]);
  });

  test.each([
    ['no entry', 'export default {};', '0 of 0'],
    [
      'an entry of another shape',
      `${entry('a1', '@site/a.mdx')}  c3: () => import("x"),`,
      '1 of 2',
    ],
  ])('is refused with %s', (_, source, problem) => {
    expect(() => readRegistry(source)).toThrow(problem);
  });
});

test('global data of another shape is refused', () => {
  const docs = {'docusaurus-plugin-content-docs': {default: {versions: [{name: 'current'}]}}};
  expect(() => readDocsData(docs)).toThrow('globalData.json');
  expect(readDocsData({})).toEqual({});
});
