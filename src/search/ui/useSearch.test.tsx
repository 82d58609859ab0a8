import {act, renderHook} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {createSearchClient, SearchError, type SearchResult, type SearchTransport} from '..';
import {useSearch} from './useSearch';

function result(q: string): SearchResult {
  return {found: 1, request_params: {q}, grouped_hits: []};
}

/** Renders the hook over an engine that answers when the test says so. */
function start(query: string, pause = 0) {
  const calls = new Map<
    string,
    {answer(changes?: Partial<SearchResult>): Promise<void>; fail(): Promise<void>}
  >();
  const transport: SearchTransport = {
    warm: async () => undefined,
    perform: ({searches}) =>
      new Promise((resolve, reject) => {
        const {q = '', whole = false} = searches[0] ?? {};
        calls.set(whole ? `all of ${q}` : q, {
          answer: changes => act(async () => resolve({results: [{...result(q), ...changes}]})),
          fail: () => act(async () => reject(new SearchError('network', 'offline'))),
        });
      }),
  };
  const client = createSearchClient(transport, 'docs', {pause});
  /** The answers that a render took for that to its query. */
  const taken: Array<[query: string, answered: string | undefined]> = [];
  const hook = renderHook(
    (props: {query: string; filterBy?: string}) => {
      const state = useSearch(client, {filterBy: 'language:=en', limit: 8, ...props});
      if (!state.isPending) taken.push([props.query, state.result?.request_params.q]);
      return state;
    },
    {initialProps: {query} as {query: string; filterBy?: string}},
  );
  return {...hook, calls, taken};
}

describe('useSearch', () => {
  it('searches for nothing while the query is blank', () => {
    const {result: hook, calls} = start('  ');
    expect(hook.current).toMatchObject({isPending: false});
    expect(calls.size).toBe(0);
  });

  it('keeps the older result while a newer search is under way', async () => {
    const {result: hook, rerender, calls} = start('in');
    expect(hook.current.isPending).toBe(true);
    await calls.get('in')?.answer();
    rerender({query: 'inbox'});
    expect(hook.current).toMatchObject({isPending: true, result: {request_params: {q: 'in'}}});
  });

  it('takes no older answer for that to a newer query, from the first render on', async () => {
    const {rerender, calls, taken} = start('in');
    await calls.get('in')?.answer();
    rerender({query: 'inbox'});
    await calls.get('inbox')?.answer();
    expect(taken.length).toBeGreaterThan(1);
    expect(taken.filter(([query, answered]) => query !== answered)).toEqual([]);
  });

  it('shows nothing of another version', async () => {
    const {result: hook, rerender, calls} = start('inbox');
    await calls.get('inbox')?.answer();
    rerender({query: 'inbox', filterBy: 'docusaurus_tag:=docs-default-1.0.0'});
    expect(hook.current.isPending).toBe(true);
    expect(hook.current.result).toBeUndefined();
  });

  it('never lets an older answer replace a newer one', async () => {
    const {result: hook, rerender, calls} = start('in');
    rerender({query: 'inbox'});
    await calls.get('inbox')?.answer();
    await calls.get('in')?.answer();
    expect(hook.current.result?.request_params.q).toBe('inbox');
    expect(hook.current.isPending).toBe(false);
  });

  it('asks a server only when the typing pauses', async () => {
    vi.useFakeTimers();
    const {result: hook, rerender, calls} = start('i', 100);
    for (const query of ['in', 'inb', 'inbox']) rerender({query});
    expect([...calls.keys()]).toEqual([]);
    expect(hook.current.isPending).toBe(true);
    vi.advanceTimersByTime(100);
    expect([...calls.keys()]).toEqual(['inbox']);
    vi.useRealTimers();
  });

  it('reports a failure, and recovers on retry', async () => {
    const {result: hook, calls} = start('inbox');
    await calls.get('inbox')?.fail();
    expect(hook.current).toMatchObject({isPending: false, error: {kind: 'network'}});
    act(() => hook.current.retry());
    await calls.get('inbox')?.answer();
    expect(hook.current.error).toBeUndefined();
    expect(hook.current.result?.request_params.q).toBe('inbox');
  });

  it('shows what the first part of an index has until the rest is there', async () => {
    const {result: hook, calls} = start('inbox');
    await calls.get('inbox')?.answer({isPartial: true});
    expect(hook.current).toMatchObject({isPending: false, result: {found: 1, isPartial: true}});
    await calls.get('all of inbox')?.answer({found: 2});
    expect(hook.current.result).toMatchObject({found: 2});
  });

  it('keeps what it has when the rest cannot be had', async () => {
    const {result: hook, calls} = start('inbox');
    await calls.get('inbox')?.answer({isPartial: true});
    await calls.get('all of inbox')?.fail();
    expect(hook.current).toMatchObject({
      isPending: false,
      result: {found: 1, isPartial: false, isIncomplete: true},
    });
    expect(hook.current.error).toBeUndefined();
  });

  it('forgets the result when the field is emptied', async () => {
    const {result: hook, rerender, calls} = start('inbox');
    await calls.get('inbox')?.answer();
    rerender({query: ''});
    expect(hook.current.result).toBeUndefined();
  });
});
