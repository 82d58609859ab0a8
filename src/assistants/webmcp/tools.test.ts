import {describe, expect, test, vi} from 'vitest';
import {openPublishedSite} from '../../../tests/support/publishedSite';
import {pageTools} from './tools';

const open = vi.fn();
const tools = pageTools(await openPublishedSite(), '1.5.x', open);

function call(name: string, input: Record<string, unknown>) {
  const tool = tools.find(each => each.name === name);
  if (!tool) throw new Error(`There is no tool ${name}`);
  return tool.execute(input);
}

test('the tools keep to what browsers advise', () => {
  expect(tools.map(({name}) => name)).toEqual([
    'search_docs',
    'read_page',
    'open_page',
    'try_requests',
  ]);
  for (const {name, description, inputSchema} of tools) {
    expect.soft(name).toMatch(/^\w{1,30}$/);
    expect.soft(description.length, name).toBeLessThanOrEqual(500);
    for (const [key, parameter] of Object.entries(inputSchema.properties)) {
      expect.soft(parameter.description?.length ?? 0, `${name} ${key}`).toBeLessThanOrEqual(150);
    }
  }
});

test('searches the version of the page by default', async () => {
  expect(await call('search_docs', {query: 'documentation'})).toContain('Version 1.5.x');
  expect(await call('search_docs', {query: 'okapi', version: '1.4.x'})).toContain('Version 1.4.x');
});

test('reads in pieces of a length that fits', async () => {
  const text = await call('read_page', {page: '/docs/concepts/topic'});
  expect(text.length).toBeLessThanOrEqual(1_500);
  const [, offset] = /"offset": (\d+)/.exec(text) ?? [];
  const next = await call('read_page', {page: '/docs/concepts/topic', offset: Number(offset)});
  expect(next).toContain('Paragraph');
  expect(next).not.toContain('Paragraph 0 ');
});

test('opens a page of the site, and nothing else', async () => {
  await call('open_page', {page: 'concepts/topic#limits'});
  expect(open).toHaveBeenLastCalledWith('/docs/concepts/topic#limits');
  open.mockClear();
  for (const page of [
    'https://evil.example/docs',
    'javascript:alert(1)',
    '//evil.example',
    '/none',
  ]) {
    expect(await call('open_page', {page})).toMatch(/^Error: /);
  }
  expect(open).not.toHaveBeenCalled();
});

test('tries requests on a sandbox of its own', async () => {
  const requests = [{method: 'GET', path: '/v3/profile', as: 'user'}];
  expect(await call('try_requests', {requests})).toContain('→ 200');
});

describe('input of another form', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['search_docs', {}, '"query" has to be a text.'],
    ['search_docs', {query: 'a', version: 1}, '"version" has to be a text.'],
    ['read_page', {page: '/docs', offset: -1}, '"offset" has to be a whole number'],
    ['try_requests', {}, '"requests" has to be a list.'],
    ['try_requests', {requests: ['x']}, 'Request 1: an object is needed.'],
    ['try_requests', {requests: [{method: 'HEAD', path: '/'}]}, '"method" is one of GET'],
    ['try_requests', {requests: [{method: 'GET'}]}, '"path" has to be a text.'],
    ['try_requests', {requests: [{method: 'GET', path: '/', as: 'me'}]}, '"as" is one of backend'],
    [
      'try_requests',
      {requests: [{method: 'GET', path: '/', headers: {a: 'b'}}]},
      'headers cannot be set here',
    ],
  ])('%s', async (name, input, message) => {
    const text = await call(name, input);
    expect(text).toMatch(/^Error: /);
    expect(text).toContain(message);
  });
});
