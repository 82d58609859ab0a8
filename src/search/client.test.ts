import {describe, expect, it, vi} from 'vitest';
import {createSearchClient, type SearchTransport} from './client';
import {SearchError} from './errors';
import type {MultiSearchResponse, SearchResult} from './protocol';

function result(q: string): SearchResult {
  return {found: 0, request_params: {q}, grouped_hits: []};
}

/** A transport whose answers are given by hand. */
function manualTransport() {
  const calls: {
    q: string;
    answer(response: MultiSearchResponse): void;
    fail(error: unknown): void;
  }[] = [];
  const transport: SearchTransport = {
    perform: ({searches}) =>
      new Promise((answer, fail) => calls.push({q: searches[0]?.q ?? '', answer, fail})),
    warm: vi.fn().mockRejectedValue(new Error('offline')),
  };
  return {calls, client: createSearchClient(transport, 'docs'), transport};
}

const request = (q: string) => ({q, filter_by: 'language:=en'});

describe('search client', () => {
  it('asks with the settings of the site', async () => {
    const perform = vi.fn(async () => ({results: [result('inbox')]}));
    const client = createSearchClient({perform, warm: async () => undefined}, 'docs');
    await client.search({...request('inbox'), per_page: 8});
    expect(perform).toHaveBeenCalledWith(
      {
        searches: [
          expect.objectContaining({
            collection: 'docs',
            q: 'inbox',
            filter_by: 'language:=en',
            per_page: 8,
            group_limit: 3,
          }),
        ],
      },
      {signal: undefined},
    );
  });

  it('reports a search that failed inside a good answer', async () => {
    const {client, calls} = manualTransport();
    const search = client.search(request('inbox'));
    calls[0]?.answer({results: [{code: 404, error: 'Not found.'}]});
    await expect(search).rejects.toMatchObject({kind: 'request', status: 404});
  });

  it('reports an answer without a result', async () => {
    const {client, calls} = manualTransport();
    const search = client.search(request('inbox'));
    calls[0]?.answer({results: []});
    await expect(search).rejects.toMatchObject({kind: 'server'});
  });

  it('passes on why the transport failed', async () => {
    const {client, calls} = manualTransport();
    const search = client.search(request('inbox'));
    calls[0]?.fail(new SearchError('network', 'offline'));
    await expect(search).rejects.toMatchObject({kind: 'network'});
  });

  it('stops waiting when it is aborted, even if an answer comes later', async () => {
    const {client, calls} = manualTransport();
    const controller = new AbortController();
    const search = client.search(request('inb'), {signal: controller.signal});
    controller.abort();
    calls[0]?.answer({results: [result('inb')]});
    await expect(search).rejects.toMatchObject({kind: 'aborted'});
  });

  it('does not even ask when it is aborted before', async () => {
    const {client, calls} = manualTransport();
    const search = client.search(request('inbox'), {signal: AbortSignal.abort()});
    await expect(search).rejects.toMatchObject({kind: 'aborted'});
    expect(calls).toHaveLength(0);
  });

  it('gives each search its own answer, whatever the order', async () => {
    const {client, calls} = manualTransport();
    const [first, second] = [client.search(request('a')), client.search(request('b'))];
    calls[1]?.answer({results: [result('b')]});
    calls[0]?.answer({results: [result('a')]});
    expect((await first).request_params.q).toBe('a');
    expect((await second).request_params.q).toBe('b');
  });

  it('warms without complaining', async () => {
    const {client, transport} = manualTransport();
    await expect(client.warm(['default'])).resolves.toBeUndefined();
    expect(transport.warm).toHaveBeenCalledWith(['default']);
  });
});
