import {deepCompareStrict} from '@cfworker/json-schema';
import {applyPatch, type Operation as LibraryOperation, Pointer} from 'rfc6902';
import type {Model} from '../contract/document';
import {unfitness} from '../http/json';
import {Problem} from '../http/problem';

type Operation = Model<'JsonPatchOperation'>;
type Json = Readonly<Record<string, unknown>>;

/** Patches may copy: without limits, a few operations make something of any size. */
const maximumOperations = 200;
/** In characters. */
const maximumLength = 500_000;

/** Prototypes are not attributes, though a pointer can name them. */
function namesPrototype({path, from}: Operation): boolean {
  return [path, from].some(pointer => pointer?.split('/').includes('__proto__'));
}

/** The library compares by searching for the smallest difference, which takes long for long lists. */
function passesTest(target: Json, {path, value}: Operation): boolean {
  const found = Pointer.fromJSON(path).evaluate(target).value;
  return found !== undefined && value !== undefined && deepCompareStrict(found, value);
}

/** Changes the target; returns what went wrong. */
function applyOperation(target: Json, operation: Operation): string | undefined {
  if (namesPrototype(operation)) return 'it names a prototype';
  try {
    if (operation.op === 'test') {
      return passesTest(target, operation) ? undefined : 'the test failed';
    }
    const [failure] = applyPatch(target, [operation as LibraryOperation]);
    return failure?.message;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function excess(target: Json): string | undefined {
  const problem = unfitness(target);
  if (problem) return `the result ${problem}`;
  return JSON.stringify(target).length > maximumLength
    ? 'the result is too large for the sandbox'
    : undefined;
}

/**
 * Applies JSON Patch operations (RFC 6902) to a copy.
 *
 * @throws Problem 400 when one cannot be applied; the original is as it was in any case
 */
export function applyJsonPatch(original: Json, operations: readonly Operation[]): Json {
  if (operations.length > maximumOperations) {
    throw new Problem(400, [`body must have at most ${maximumOperations} operations`]);
  }
  const target = structuredClone(original);
  for (const [index, operation] of operations.entries()) {
    const problem = applyOperation(target, operation) ?? excess(target);
    if (problem) throw new Problem(400, [`body[${index}] cannot be applied: ${problem}`]);
  }
  // The library finds inherited members as well; they do not survive this.
  return JSON.parse(JSON.stringify(target));
}
