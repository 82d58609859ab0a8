import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {mountWidget} from './mount';

/** A page with nothing but what the loader touches. */
interface FakeScript {
  listeners: Map<string, () => void>;
  [attribute: string]: unknown;
}

const settings = {
  scriptUrl: '/ask/widget.js',
  endpoint: 'https://ask.example.com',
  key: 'KEY',
  global: 'Ask',
};

describe('the loader', () => {
  let added: FakeScript[];
  let warnings: unknown[][];
  let page: Record<string, unknown>;

  beforeEach(() => {
    added = [];
    warnings = [];
    page = {location: {href: 'https://docs.example.com/docs', origin: 'https://docs.example.com'}};
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', {
      createElement: (): FakeScript => {
        const listeners = new Map<string, () => void>();
        const addEventListener = (type: string, listener: () => void) =>
          listeners.set(type, listener);
        return {listeners, addEventListener};
      },
      head: {append: (script: FakeScript) => added.push(script)},
    });
    vi.spyOn(console, 'warn').mockImplementation((...texts: unknown[]) => {
      warnings.push(texts);
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const finish = (type: 'load' | 'error') => added[0]?.listeners.get(type)?.();

  test('initialises with the endpoint and the key once the script is there', () => {
    const init = vi.fn();
    mountWidget(settings, '/');
    expect(added[0]).toMatchObject({src: '/ask/widget.js', async: true});
    expect(init).not.toHaveBeenCalled();
    page.Ask = {init};
    finish('load');
    expect(init.mock.calls).toEqual([
      [{endpoint: 'https://ask.example.com', key: 'KEY', baseUrl: '/'}],
    ]);
    expect(warnings).toEqual([]);
  });

  test('asks for a hash when there is one', () => {
    mountWidget({...settings, integrity: 'sha384-abc'}, '/');
    expect(added[0]).toMatchObject({integrity: 'sha384-abc', crossOrigin: 'anonymous'});
  });

  test.each([
    ['a script that cannot be loaded', undefined, 'error'],
    ['a script that defines nothing', undefined, 'load'],
    ['a script without init', {}, 'load'],
    [
      'an init that throws',
      {
        init: () => {
          throw new Error('broken');
        },
      },
      'load',
    ],
    ['an init that rejects', {init: () => Promise.reject(new Error('broken'))}, 'load'],
  ] as const)('%s leaves one warning', async (_name, defined, type) => {
    mountWidget(settings, '/');
    page.Ask = defined;
    finish(type);
    finish(type);
    await Promise.resolve();
    expect(warnings.length).toBe(1);
  });
});
