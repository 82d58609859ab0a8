import {deepCompareStrict} from '@cfworker/json-schema';
import {applyPatch, type Operation as LibraryOperation} from 'rfc6902';
import type {Model} from '../contract/document';
import {unfitness} from '../http/json';
import {Problem} from '../http/problem';
import {weigh} from '../state/weight';
import {childProblem, isInside, valueAt} from './pointer';

type Operation = Model<'JsonPatchOperation'>;

/** Patches may copy: without limits, a few operations make something of any size. */
const maximumOperations = 200;
/** Of everything that the operations copy or move, as `weigh` counts it. */
const maximumCopied = 2_000_000;

/** Why an operation cannot be applied. */
class PatchError extends Error {}

function existing(document: unknown, pointer: string): unknown {
  const found = valueAt(document, pointer);
  if ('problem' in found) throw new PatchError(found.problem);
  return found.value;
}

/** The library applies an operation whose pointers have been checked. It has no operations on the root. */
function applyChecked(document: unknown, operation: Operation): unknown {
  if (operation.path === '') {
    if (operation.op !== 'remove') return operation.value;
    throw new PatchError('the whole document cannot be removed');
  }
  const [failure] = applyPatch(document, [operation as LibraryOperation]);
  if (failure) throw new PatchError(failure.message);
  return document;
}

function add(document: unknown, path: string, value: unknown): unknown {
  const problem = childProblem(document, path);
  if (problem) throw new PatchError(problem);
  return applyChecked(document, {op: 'add', path, value});
}

function remove(document: unknown, path: string): unknown {
  existing(document, path);
  return applyChecked(document, {op: 'remove', path});
}

function givenValue(operation: Operation): unknown {
  if (operation.value === undefined) throw new PatchError('it has no value');
  return operation.value;
}

function sourceOf({from}: Operation): string {
  if (from === undefined) throw new PatchError('it has no from');
  return from;
}

/** A document that is being patched, and how much has been copied within it. */
interface Patching {
  document: unknown;
  copied: number;
}

function countCopy(patching: Patching, value: unknown): void {
  patching.copied += weigh(value);
  if (patching.copied > maximumCopied) throw new PatchError('the operations copy too much');
}

function apply(patching: Patching, operation: Operation): unknown {
  const {document} = patching;
  const {op, path} = operation;
  switch (op) {
    case 'add':
      return add(document, path, givenValue(operation));
    case 'remove':
      return remove(document, path);
    case 'replace':
      existing(document, path);
      return applyChecked(document, {op, path, value: givenValue(operation)});
    case 'test':
      if (deepCompareStrict(existing(document, path), givenValue(operation))) return document;
      throw new PatchError('the test failed');
    case 'copy': {
      const value = existing(document, sourceOf(operation));
      countCopy(patching, value);
      return add(document, path, structuredClone(value));
    }
    case 'move': {
      const from = sourceOf(operation);
      const value = existing(document, from);
      if (from === path) return document;
      if (isInside(path, from)) throw new PatchError('a value cannot be moved into itself');
      countCopy(patching, value);
      return add(path === '' ? document : remove(document, from), path, value);
    }
  }
}

/**
 * Applies JSON Patch operations (RFC 6902) to a copy. Pointers are checked here, strictly by RFC 6901: the
 * library would take inherited members and odd indexes for places.
 *
 * @throws Problem 400 when one cannot be applied; the original is as it was in any case
 */
export function applyJsonPatch(original: unknown, operations: readonly Operation[]): unknown {
  if (operations.length > maximumOperations) {
    throw new Problem(400, [`body must have at most ${maximumOperations} operations`]);
  }
  const patching: Patching = {document: structuredClone(original), copied: 0};
  for (const [index, operation] of operations.entries()) {
    try {
      patching.document = apply(patching, operation);
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      throw new Problem(400, [`body[${index}] cannot be applied: ${error.message}`]);
    }
  }
  const problem = unfitness(patching.document);
  if (problem) throw new Problem(400, [`the result ${problem}`]);
  return patching.document;
}
