import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {MultiSearchResponse} from '../protocol';
import type {Reply, ToWorker} from './messages';

const inPage = vi.hoisted(() => ({perform: vi.fn(), warm: vi.fn()}));
vi.mock('./service', () => ({createEmbeddedService: vi.fn(() => inPage)}));

// Other tests have the transport with the real service, before and after.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const {createEmbeddedTransport} = await import('./transport');

const request = {searches: []};
const response: MultiSearchResponse = {results: []};

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | undefined;
  messages: ToWorker[] = [];
  terminate = vi.fn();

  constructor() {
    super();
    FakeWorker.last = this;
  }

  postMessage(message: ToWorker) {
    this.messages.push(message);
  }

  reply(reply: Reply) {
    this.dispatchEvent(new MessageEvent('message', {data: reply}));
  }
}

function start() {
  return createEmbeddedTransport({manifestUrl: '/search/manifest.json'});
}

beforeEach(() => {
  vi.stubGlobal('window', {location: {origin: 'https://example.com'}});
  vi.stubGlobal('Worker', FakeWorker);
  inPage.perform.mockReset().mockResolvedValue(response);
  inPage.warm.mockReset().mockResolvedValue(undefined);
  FakeWorker.last = undefined;
});

afterEach(() => vi.unstubAllGlobals());

describe('embedded transport', () => {
  it('starts no worker before it is needed', () => {
    start();
    expect(FakeWorker.last).toBeUndefined();
  });

  it('tells the worker where the index is, and matches answers to calls', async () => {
    const transport = start();
    const [first, second] = [transport.perform(request), transport.perform(request)];
    const worker = FakeWorker.last;
    expect(worker?.messages[0]).toEqual({
      type: 'start',
      options: {manifestUrl: 'https://example.com/search/manifest.json'},
    });
    worker?.reply({id: 1, response: {results: [{code: 1, error: 'second'}]}});
    worker?.reply({id: 0, response});
    expect(await first).toEqual(response);
    expect((await second).results).toHaveLength(1);
  });

  it('goes on with the worker that the page has started, which knows where the index is', async () => {
    vi.resetModules();
    const page = {...(await import('../workerAhead')), ...(await import('./transport'))};
    page.startWorker();
    const ahead = FakeWorker.last;
    page.createEmbeddedTransport({manifestUrl: '/search/manifest.json'}).warm([]);
    expect(ahead?.messages).toEqual([{type: 'warm', tags: [], id: 0}]);
    expect(FakeWorker.last).toBe(ahead);
  });

  it('tells the worker which searches are no longer wanted', () => {
    const controller = new AbortController();
    start().perform(request, {signal: controller.signal});
    controller.abort();
    expect(FakeWorker.last?.messages.slice(1)).toEqual([
      {type: 'perform', request, id: 0},
      {type: 'abort', id: 0},
    ]);
  });

  it('passes on the kind of an error', async () => {
    const search = start().perform(request);
    FakeWorker.last?.reply({id: 0, error: {kind: 'server', message: 'gone', status: 404}});
    await expect(search).rejects.toMatchObject({kind: 'server', status: 404});
  });

  it('runs in the page where workers cannot be made', async () => {
    vi.stubGlobal('Worker', undefined);
    const transport = start();
    await expect(transport.perform(request)).resolves.toEqual(response);
    await transport.warm(['default']);
    expect(inPage.warm).toHaveBeenCalledWith(['default']);
  });

  it('takes over the calls of a worker that breaks', async () => {
    const transport = start();
    const search = transport.perform(request);
    const worker = FakeWorker.last;
    worker?.dispatchEvent(new Event('error'));
    await expect(search).resolves.toEqual(response);
    expect(worker?.terminate).toHaveBeenCalled();
    await expect(transport.perform(request)).resolves.toEqual(response);
    expect(inPage.perform).toHaveBeenCalledTimes(2);
  });
});
