import type {Model} from '../../../src/sandbox/contract/document';

/** What a patch makes of a document; without `expected`, it has to be refused. */
export interface PatchCase {
  name: string;
  document: unknown;
  patch: Partial<Model<'JsonPatchOperation'>>[];
  expected?: unknown;
}

/** RFC 6902, appendix A, and what implementations are known to get wrong. */
export const patchCases: PatchCase[] = [
  {name: 'nothing to do', document: {a: 1}, patch: [], expected: {a: 1}},
  {
    name: 'adds a member',
    document: {city: 'Oslo'},
    patch: [{op: 'add', path: '/plan', value: 'team'}],
    expected: {city: 'Oslo', plan: 'team'},
  },
  {
    name: 'adding replaces what is there',
    document: {plan: 'free'},
    patch: [{op: 'add', path: '/plan', value: 'team'}],
    expected: {plan: 'team'},
  },
  {
    name: 'adds an entry in the middle',
    document: {tags: ['a', 'c']},
    patch: [{op: 'add', path: '/tags/1', value: 'b'}],
    expected: {tags: ['a', 'b', 'c']},
  },
  {
    name: 'adds an entry at the front',
    document: {tags: ['b']},
    patch: [{op: 'add', path: '/tags/0', value: 'a'}],
    expected: {tags: ['a', 'b']},
  },
  {
    name: 'adds an entry at the index behind the last',
    document: {tags: ['a']},
    patch: [{op: 'add', path: '/tags/1', value: 'b'}],
    expected: {tags: ['a', 'b']},
  },
  {
    name: 'adds an entry at the end',
    document: {tags: ['a']},
    patch: [{op: 'add', path: '/tags/-', value: ['b', 'c']}],
    expected: {tags: ['a', ['b', 'c']]},
  },
  {
    name: 'adds a nested object',
    document: {a: 1},
    patch: [{op: 'add', path: '/child', value: {grandchild: {}}}],
    expected: {a: 1, child: {grandchild: {}}},
  },
  {
    name: 'does not add below what is missing',
    document: {a: 1},
    patch: [{op: 'add', path: '/b/c', value: 1}],
  },
  {
    name: 'adds a member with an empty name',
    document: {a: 1},
    patch: [{op: 'add', path: '/', value: 2}],
    expected: {a: 1, '': 2},
  },
  {
    name: 'adds below an empty name',
    document: {'': {}},
    patch: [{op: 'add', path: '//', value: 2}],
    expected: {'': {'': 2}},
  },
  {
    name: 'adds null and false',
    document: {},
    patch: [
      {op: 'add', path: '/a', value: null},
      {op: 'add', path: '/b', value: false},
    ],
    expected: {a: null, b: false},
  },
  {
    name: 'digits are a name in an object',
    document: {},
    patch: [{op: 'add', path: '/0', value: 'a'}],
    expected: {'0': 'a'},
  },
  {
    name: 'a hyphen is a name in an object',
    document: {},
    patch: [{op: 'add', path: '/-', value: 'a'}],
    expected: {'-': 'a'},
  },
  {
    name: 'adding to the root replaces the document',
    document: {a: 1},
    patch: [{op: 'add', path: '', value: {b: 2}}],
    expected: {b: 2},
  },
  {
    name: 'a list as the document',
    document: [],
    patch: [
      {op: 'add', path: '/0', value: 'b'},
      {op: 'add', path: '/0', value: 'a'},
    ],
    expected: ['a', 'b'],
  },
  {
    name: 'escapes ~ and / in names',
    document: {'~1': 10, 'a/b': 1},
    patch: [
      {op: 'test', path: '/~01', value: 10},
      {op: 'replace', path: '/a~1b', value: 2},
    ],
    expected: {'~1': 10, 'a/b': 2},
  },
  {
    name: 'other characters are names as they are',
    document: {'c%d': 1, 'e^f': 2, 'g|h': 3, 'i\\j': 4, 'k"l': 5, ' ': 6},
    patch: [
      {op: 'test', path: '/c%d', value: 1},
      {op: 'test', path: '/e^f', value: 2},
      {op: 'test', path: '/g|h', value: 3},
      {op: 'test', path: '/i\\j', value: 4},
      {op: 'test', path: '/k"l', value: 5},
      {op: 'test', path: '/ ', value: 6},
    ],
    expected: {'c%d': 1, 'e^f': 2, 'g|h': 3, 'i\\j': 4, 'k"l': 5, ' ': 6},
  },
  {
    name: 'removes a member',
    document: {a: 1, b: {c: 2, d: 3}},
    patch: [{op: 'remove', path: '/b/c'}],
    expected: {a: 1, b: {d: 3}},
  },
  {
    name: 'removes a member that is null',
    document: {a: null},
    patch: [{op: 'remove', path: '/a'}],
    expected: {},
  },
  {
    name: 'removes an entry',
    document: {tags: ['a', 'b', 'c']},
    patch: [{op: 'remove', path: '/tags/1'}],
    expected: {tags: ['a', 'c']},
  },
  {
    name: 'removes one entry after the other',
    document: [1, 2, 3, 4],
    patch: [
      {op: 'remove', path: '/1'},
      {op: 'remove', path: '/2'},
    ],
    expected: [1, 3],
  },
  {
    name: 'does not remove what is missing',
    document: {a: 1},
    patch: [{op: 'remove', path: '/b'}],
  },
  {
    name: 'does not remove an entry past the end',
    document: [1, 2],
    patch: [{op: 'remove', path: '/2'}],
  },
  {
    name: 'replaces a member',
    document: {a: 1, b: [{c: 2}]},
    patch: [{op: 'replace', path: '/b/0/c', value: [3]}],
    expected: {a: 1, b: [{c: [3]}]},
  },
  {
    name: 'replaces null',
    document: {a: null},
    patch: [{op: 'replace', path: '/a', value: 'b'}],
    expected: {a: 'b'},
  },
  {
    name: 'replaces the document',
    document: {a: 1},
    patch: [{op: 'replace', path: '', value: {b: 2}}],
    expected: {b: 2},
  },
  {
    name: 'does not replace what is missing',
    document: {a: 1},
    patch: [{op: 'replace', path: '/b', value: 1}],
  },
  {
    name: 'moves a member',
    document: {a: {b: 1}, c: {}},
    patch: [{op: 'move', from: '/a/b', path: '/c/d'}],
    expected: {a: {}, c: {d: 1}},
  },
  {
    name: 'moves an entry to the end',
    document: {tags: ['a', 'b', 'c']},
    patch: [{op: 'move', from: '/tags/0', path: '/tags/2'}],
    expected: {tags: ['b', 'c', 'a']},
  },
  {
    name: 'does not move an entry past the end: it is gone from the list by then',
    document: {tags: ['a', 'b', 'c']},
    patch: [{op: 'move', from: '/tags/0', path: '/tags/3'}],
  },
  {
    name: 'the target of a move is found after the removal',
    document: [{}, {}],
    patch: [{op: 'move', from: '/0', path: '/0/a'}],
  },
  {
    name: 'moving to the same place does nothing',
    document: {a: 1},
    patch: [{op: 'move', from: '/a', path: '/a'}],
    expected: {a: 1},
  },
  {
    name: 'moves null',
    document: {a: null},
    patch: [{op: 'move', from: '/a', path: '/b'}],
    expected: {b: null},
  },
  {
    name: 'a member takes the place of the document',
    document: {a: {b: 1}},
    patch: [{op: 'move', from: '/a', path: ''}],
    expected: {b: 1},
  },
  {
    name: 'does not move a value into itself',
    document: {a: {b: {}}},
    patch: [{op: 'move', from: '/a', path: '/a/b/c'}],
  },
  {
    name: 'a name that begins alike is not inside',
    document: {a: 1, ab: {}},
    patch: [{op: 'move', from: '/a', path: '/ab/c'}],
    expected: {ab: {c: 1}},
  },
  {
    name: 'copies, and the copy is its own',
    document: {a: {b: 1}},
    patch: [
      {op: 'copy', from: '/a', path: '/c'},
      {op: 'replace', path: '/c/b', value: 2},
    ],
    expected: {a: {b: 1}, c: {b: 2}},
  },
  {
    name: 'copies the document into itself',
    document: {a: 1},
    patch: [{op: 'copy', from: '', path: '/b'}],
    expected: {a: 1, b: {a: 1}},
  },
  {
    name: 'does not copy what is missing',
    document: {a: 1},
    patch: [{op: 'copy', from: '/b', path: '/c'}],
  },
  {
    name: 'tests values of every type',
    document: {a: [1, {b: null}], c: 'd', e: 1.5, f: true},
    patch: [
      {op: 'test', path: '', value: {f: true, e: 1.5, c: 'd', a: [1, {b: null}]}},
      {op: 'test', path: '/a', value: [1, {b: null}]},
      {op: 'test', path: '/a/1/b', value: null},
      {op: 'test', path: '/f', value: true},
    ],
    expected: {a: [1, {b: null}], c: 'd', e: 1.5, f: true},
  },
  {
    name: 'names in a tested object may be in another order',
    document: {a: {b: 1, c: 2}},
    patch: [{op: 'test', path: '/a', value: {c: 2, b: 1}}],
    expected: {a: {b: 1, c: 2}},
  },
  {
    name: 'entries of a tested list may not',
    document: {a: [1, 2]},
    patch: [{op: 'test', path: '/a', value: [2, 1]}],
  },
  {
    name: 'a number is not a text',
    document: {a: 1},
    patch: [{op: 'test', path: '/a', value: '1'}],
  },
  {
    name: 'null is not nothing',
    document: {},
    patch: [{op: 'test', path: '/a', value: null}],
  },
  {
    name: 'a test stops what comes after it',
    document: {a: 1},
    patch: [
      {op: 'replace', path: '/a', value: 2},
      {op: 'test', path: '/a', value: 1},
    ],
  },
  {
    name: 'capitals count',
    document: {foo: 1},
    patch: [{op: 'replace', path: '/FOO', value: 2}],
  },
  {name: 'a pointer without a slash', document: {a: 1}, patch: [{op: 'remove', path: 'a'}]},
  {name: 'an escape that is none', document: {}, patch: [{op: 'add', path: '/~2', value: 1}]},
  {name: 'an unfinished escape', document: {}, patch: [{op: 'add', path: '/a~', value: 1}]},
  {name: 'no value to add', document: {}, patch: [{op: 'add', path: '/a'}]},
  {name: 'no value to replace with', document: {a: 1}, patch: [{op: 'replace', path: '/a'}]},
  {name: 'no value to test', document: {a: null}, patch: [{op: 'test', path: '/a'}]},
  {name: 'no source to copy', document: {a: 1}, patch: [{op: 'copy', path: '/b'}]},
  {name: 'no source to move', document: {a: 1}, patch: [{op: 'move', path: '/b'}]},
  {name: 'removing the document', document: {a: 1}, patch: [{op: 'remove', path: ''}]},
  ...['length', 'foo', '01', '-1', '+1', '1e0', '1.0', ' 1', '', '3', '٣', '4294967295'].flatMap(
    token =>
      (['add', 'replace', 'remove', 'test'] as const).map(op => ({
        name: `${op} is refused at index ${JSON.stringify(token)} of two`,
        document: {list: [1, 2]},
        patch: [{op, path: `/list/${token}`, ...(op !== 'remove' && {value: 20_000_000})}],
      })),
  ),
  ...(['replace', 'remove', 'test'] as const).map(op => ({
    name: `${op} is refused at the end of a list`,
    document: {list: [1, 2]},
    patch: [{op, path: '/list/-', ...(op !== 'remove' && {value: 1})}],
  })),
  ...['constructor', 'toString', '__proto__', 'hasOwnProperty', 'prototype'].flatMap(name =>
    (['replace', 'remove', 'test'] as const).map(op => ({
      name: `${op} is refused at ${name}, which every object has`,
      document: {a: 1},
      patch: [{op, path: `/${name}`, ...(op !== 'remove' && {value: 1})}],
    })),
  ),
  ...['constructor', 'toString', '__proto__', 'hasOwnProperty', 'prototype'].map(name => ({
    name: `nothing is added at ${name}`,
    document: {a: {}},
    patch: [{op: 'add' as const, path: `/a/${name}`, value: 1}],
  })),
  {
    name: 'an inherited member is no source',
    document: {},
    patch: [{op: 'copy', from: '/toString', path: '/text'}],
  },
  {
    name: 'characters of a text are no members',
    document: {text: 'abc'},
    patch: [{op: 'copy', from: '/text/0', path: '/first'}],
  },
  {
    name: 'nothing is added to a text',
    document: {text: 'abc'},
    patch: [{op: 'add', path: '/text/a', value: 1}],
  },
];
