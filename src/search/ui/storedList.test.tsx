import {afterEach, describe, expect, it, vi} from 'vitest';
import {createStoredList} from './storedList';

const key = 'test-list';

function createList() {
  return createStoredList<string>({
    key,
    limit: 3,
    identityOf: item => item.toLowerCase(),
    parse: value => (typeof value === 'string' ? value : undefined),
  });
}

function filled(...items: string[]) {
  const list = createList();
  for (const item of items) list.add(item);
  return list;
}

afterEach(() => vi.restoreAllMocks());

describe('a stored list', () => {
  it('keeps the newest first, without repetitions', () => {
    expect(filled('inbox', 'email', 'Inbox').read()).toEqual(['Inbox', 'email']);
  });

  it('keeps no more than its limit', () => {
    expect(filled('a', 'b', 'c', 'd').read()).toEqual(['d', 'c', 'b']);
  });

  it('removes one, and all', () => {
    const list = filled('a', 'b', 'c');
    list.remove('B');
    expect(list.read()).toEqual(['c', 'a']);
    list.clear();
    expect(list.read()).toEqual([]);
  });

  it('outlives the page', () => {
    filled('inbox');
    expect(createList().read()).toEqual(['inbox']);
  });

  it.each(['{', '"text"', 'null', '[1, null, {}]'])('reads %s as nothing', stored => {
    localStorage.setItem(key, stored);
    expect(createList().read()).toEqual([]);
  });
});

describe('a stored list without storage', () => {
  function blockStorage(): void {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }

  it('lasts as long as the page', () => {
    blockStorage();
    const list = filled('a', 'b');
    expect(list.read()).toEqual(['b', 'a']);
    list.remove('a');
    expect(list.read()).toEqual(['b']);
  });

  it('goes on where the storage is full', () => {
    const list = filled('a');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    list.add('b');
    expect(list.read()).toEqual(['b', 'a']);
  });
});
