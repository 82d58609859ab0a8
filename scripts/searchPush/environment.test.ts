import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../../config/environment';
import {readPushEnvironment} from './environment';

const good = {TYPESENSE_NODES: 'https://a.example.com, http://b:8108/', TYPESENSE_ADMIN_KEY: 'k'};

describe('readPushEnvironment', () => {
  it('reads addresses, key and alias', () => {
    expect(readPushEnvironment(good)).toEqual({
      nodes: ['https://a.example.com', 'http://b:8108'],
      adminKey: 'k',
      alias: 'docs',
    });
    expect(readPushEnvironment({...good, TYPESENSE_COLLECTION: 'site'}).alias).toBe('site');
  });

  it.each([
    [{TYPESENSE_NODES: ''}, 'TYPESENSE_NODES is not set'],
    [{TYPESENSE_NODES: 'search.example.com'}, 'TYPESENSE_NODES must hold absolute'],
    [{TYPESENSE_ADMIN_KEY: undefined}, 'TYPESENSE_ADMIN_KEY is not set'],
    [{TYPESENSE_COLLECTION: 'a/b'}, 'TYPESENSE_COLLECTION must be a name'],
  ])('refuses %j', (change, message) => {
    expect(() => readPushEnvironment({...good, ...change})).toThrow(message);
  });

  it('never tells the key', () => {
    const source = {TYPESENSE_NODES: 'x', TYPESENSE_ADMIN_KEY: 'my-secret-key'};
    expect(() => readPushEnvironment(source)).toThrow(/^(?!.*my-secret-key)/s);
  });

  it('leaves the key out of what a build of the site reads', () => {
    const source = {...good, TYPESENSE_SEARCH_KEY: 's', TYPESENSE_ADMIN_KEY: 'my-secret-key'};
    expect(JSON.stringify(readEnvironment(source))).not.toContain('my-secret-key');
  });
});
