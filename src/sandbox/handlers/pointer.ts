/** What a JSON Pointer (RFC 6901) finds, or in words why it finds nothing. */
export type Found = {value: unknown} | {problem: string};

/**
 * Whether every object inherits such a member, or a class has it. The library that applies patches skips some of them
 * silently, and an attribute of that name breaks code that reads profiles.
 */
const isInherited = (name: string) => name in Object.prototype || name === 'prototype';

/** The reference tokens of a pointer; undefined when it is none. */
function tokensOf(pointer: string): string[] | undefined {
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  if (/~(?![01])/.test(pointer)) return undefined;
  return pointer
    .split('/')
    .slice(1)
    .map(token => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The index that a token stands for: digits, without leading zeros. */
function indexOf(token: string): number | undefined {
  return /^(0|[1-9]\d*)$/.test(token) ? Number(token) : undefined;
}

/** A member of a value; undefined when it has no such member of its own. */
function memberOf(value: unknown, token: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    const index = indexOf(token);
    return index === undefined ? undefined : value[index];
  }
  return Object.hasOwn(value, token) ? (value as Record<string, unknown>)[token] : undefined;
}

function follow(document: unknown, tokens: readonly string[]): Found {
  let value = document;
  for (const token of tokens) {
    if (isInherited(token)) return {problem: `it names ${token}`};
    value = memberOf(value, token);
    if (value === undefined) return {problem: `there is no ${JSON.stringify(token.slice(0, 60))}`};
  }
  return {value};
}

const noPointer = 'a pointer is empty or begins with /, and has ~ as ~0 and / as ~1';

/** Finds the value at a pointer. */
export function valueAt(document: unknown, pointer: string): Found {
  const tokens = tokensOf(pointer);
  return tokens ? follow(document, tokens) : {problem: noPointer};
}

/** Why nothing can be added at a pointer; undefined when something can. */
export function childProblem(document: unknown, pointer: string): string | undefined {
  const tokens = tokensOf(pointer);
  if (!tokens) return noPointer;
  const name = tokens.pop();
  if (name === undefined) return undefined;
  const parent = follow(document, tokens);
  if ('problem' in parent) return parent.problem;
  const {value} = parent;
  if (Array.isArray(value)) {
    const index = name === '-' ? value.length : indexOf(name);
    if (index !== undefined && index <= value.length) return undefined;
    return `the list has no place ${JSON.stringify(name.slice(0, 60))}`;
  }
  if (typeof value !== 'object' || value === null) return 'only objects and lists have members';
  return isInherited(name) ? `it names ${name}` : undefined;
}

/** Whether a pointer leads to something within what another one leads to. */
export function isInside(pointer: string, other: string): boolean {
  return pointer.startsWith(`${other}/`);
}
