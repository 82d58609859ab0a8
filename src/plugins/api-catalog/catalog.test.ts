import {expect, test} from 'vitest';
import {catalogOf} from './catalog.ts';

test('names the interfaces first, then describes each of them', () => {
  const {linkset} = catalogOf({
    catalog: 'https://docs.example/help/.well-known/api-catalog',
    hosts: ['https://api.example', 'https://api-eu.example'],
    site: 'https://docs.example/help/',
  });
  const [first, ...others] = linkset;
  expect(first).toEqual({
    anchor: 'https://docs.example/help/.well-known/api-catalog',
    item: [{href: 'https://api.example'}, {href: 'https://api-eu.example'}],
  });
  expect(others.map(({anchor}) => anchor)).toEqual([
    'https://api.example',
    'https://api-eu.example',
  ]);
  expect(others[1]?.['service-desc']?.[0]).toEqual({
    href: 'https://docs.example/help/openapi/engagespot.json',
    type: 'application/json',
  });
});
