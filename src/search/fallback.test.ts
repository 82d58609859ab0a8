import {describe, expect, it, vi} from 'vitest';
import {SearchError, type SearchErrorKind} from './errors';
import {createFallbackTransport} from './fallback';
import type {MultiSearchResponse} from './protocol';

const fromServer: MultiSearchResponse = {results: [{code: 404, error: 'from the server'}]};
const embedded: MultiSearchResponse = {results: []};
const request = {searches: []};

function setUp() {
  const clock = {now: 0};
  const server = {
    perform: vi.fn(async () => fromServer),
    warm: vi.fn(async () => undefined),
  };
  const own = {perform: vi.fn(async () => embedded), warm: vi.fn(async () => undefined)};
  const transport = createFallbackTransport({server, embedded: own, now: () => clock.now});
  const fail = (kind: SearchErrorKind) =>
    server.perform.mockRejectedValueOnce(new SearchError(kind, kind));
  return {clock, server, own, transport, fail};
}

describe('fallback', () => {
  it('leaves the embedded engine alone while the server answers', async () => {
    const {transport, own} = setUp();
    expect(await transport.perform(request)).toEqual(fromServer);
    expect(own.perform).not.toHaveBeenCalled();
  });

  it.each(['network', 'server'] as const)(
    'takes over on a failure of kind %s, and says so',
    async kind => {
      const {transport, fail} = setUp();
      fail(kind);
      expect(await transport.perform(request)).toEqual({...embedded, isFallback: true});
    },
  );

  it.each(['auth', 'request', 'aborted'] as const)(
    'does not hide a failure of kind %s',
    async kind => {
      const {transport, fail, own} = setUp();
      fail(kind);
      await expect(transport.perform(request)).rejects.toMatchObject({kind});
      expect(own.perform).not.toHaveBeenCalled();
    },
  );

  it('leaves a failed server in peace for a while, then asks it again', async () => {
    const {transport, server, fail, clock} = setUp();
    fail('network');
    await transport.perform(request);
    clock.now = 29_000;
    expect(await transport.perform(request)).toMatchObject({isFallback: true});
    expect(server.perform).toHaveBeenCalledTimes(1);
    clock.now = 30_000;
    expect(await transport.perform(request)).toEqual(fromServer);
  });
});
