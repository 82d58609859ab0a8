import {expect, test} from 'vitest';
import {readEnvironment} from './environment.ts';

test('an empty environment has the defaults', () => {
  expect(readEnvironment({}).SITE_URL).toBe('https://docs.engagespot.co');
  expect(readEnvironment({}).REPOSITORY_URL).toBeUndefined();
});

test('an empty value counts as not set', () => {
  expect(readEnvironment({SITE_URL: '', REPOSITORY_URL: ''})).toEqual(readEnvironment({}));
});

test('addresses lose their trailing slashes', () => {
  const {SITE_URL} = readEnvironment({SITE_URL: 'https://docs.example.com//'});
  expect(SITE_URL).toBe('https://docs.example.com');
});

test('the address of the site can have a path, and nothing behind it', () => {
  const {SITE_URL} = readEnvironment({SITE_URL: 'https://example.com/docs-site/'});
  expect(SITE_URL).toBe('https://example.com/docs-site');
  expect(() => readEnvironment({SITE_URL: 'https://docs.example.com/?a=b'})).toThrow(
    'SITE_URL="https://docs.example.com/?a=b": must have no query and no fragment',
  );
});

test('variables of others are ignored', () => {
  expect(readEnvironment({PATH: '/bin'})).toEqual(readEnvironment({}));
});

test.each(['docs.example.com', 'ftp://example.com', 'yes'])(
  'a wrong value (%s) is an error that names variable, value and remedy',
  value => {
    const read = () => readEnvironment({REPOSITORY_URL: value});
    expect(read).toThrow(`REPOSITORY_URL="${value}": must be an absolute http(s) URL`);
    expect(read).toThrow('README.md');
  },
);

test('the endpoint of feedback keeps its query, and has to be an address', () => {
  const endpoint = 'https://feedback.example.com/v1/?site=docs';
  expect(readEnvironment({FEEDBACK_ENDPOINT: endpoint}).FEEDBACK_ENDPOINT).toBe(endpoint);
  expect(() => readEnvironment({FEEDBACK_ENDPOINT: '/feedback'})).toThrow(
    'FEEDBACK_ENDPOINT="/feedback": must be an absolute http(s) URL',
  );
});

test('the endpoint of an MCP server has to be an address', () => {
  const endpoint = 'https://mcp.example.com/docs';
  expect(readEnvironment({MCP_ENDPOINT: endpoint}).MCP_ENDPOINT).toBe(endpoint);
  expect(() => readEnvironment({MCP_ENDPOINT: 'mcp'})).toThrow(
    'MCP_ENDPOINT="mcp": must be an absolute http(s) URL',
  );
});

test('a search server takes several nodes, a nearest one and a key', () => {
  expect(
    readEnvironment({
      TYPESENSE_NODES: 'https://a.example.com, https://b.example.com:8108/search/',
      TYPESENSE_NEAREST_NODE: 'https://near.example.com',
      TYPESENSE_SEARCH_KEY: 'search-only',
    }),
  ).toMatchObject({
    TYPESENSE_NODES: ['https://a.example.com', 'https://b.example.com:8108/search'],
    TYPESENSE_NEAREST_NODE: 'https://near.example.com',
    TYPESENSE_COLLECTION: 'docs',
  });
});

test.each([
  [{TYPESENSE_NODES: 'https://a.example.com'}, 'TYPESENSE_SEARCH_KEY="": must be set beside'],
  [{TYPESENSE_SEARCH_KEY: 'search-only'}, 'TYPESENSE_NODES="": must be set beside'],
  [
    {TYPESENSE_NODES: 'a.example.com', TYPESENSE_SEARCH_KEY: 'k'},
    'TYPESENSE_NODES="a.example.com"',
  ],
  [{TYPESENSE_COLLECTION: 'all docs'}, 'TYPESENSE_COLLECTION="all docs": must be a name'],
])('half a search server is an error that names what is missing: %o', (source, message) => {
  expect(() => readEnvironment(source)).toThrow(message);
});

const widget = {
  SEMANTIC_WIDGET_SCRIPT_URL: 'https://ask.example.com/widget.js?v=2',
  SEMANTIC_WIDGET_ENDPOINT: 'https://ask.example.com/api/',
  SEMANTIC_WIDGET_KEY: 'public',
  SEMANTIC_WIDGET_GLOBAL: 'Ask',
};

test('an orchestrator of the semantic widget takes a script, an endpoint, a key and a name', () => {
  expect(readEnvironment(widget)).toMatchObject({
    ...widget,
    SEMANTIC_WIDGET_ENDPOINT: 'https://ask.example.com/api',
  });
});

test.each(Object.keys(widget))('an orchestrator without %s is an error', name => {
  expect(() => readEnvironment({...widget, [name]: ''})).toThrow(
    `${name}="": must be set beside the other SEMANTIC_WIDGET_ variables`,
  );
});

test('a name or a hash that cannot be one is an error', () => {
  expect(() => readEnvironment({...widget, SEMANTIC_WIDGET_GLOBAL: 'a-b'})).toThrow('JavaScript');
  expect(() => readEnvironment({...widget, SEMANTIC_WIDGET_INTEGRITY: 'md5-x'})).toThrow('hash');
});
