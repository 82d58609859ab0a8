/** Makes values of shapes, for pages and for Node. */
import {numberFor, textFor, untypedFor} from './plainValues';
import type {Shape} from './shape';

/** Where a sample runs. */
export interface Surroundings {
  /** Texts that only a run knows, by name. */
  texts: Readonly<Record<string, string>>;
  /** @throws Error when the place has no elements */
  makeElement(tag: string): unknown;
  /** Makes what an SDK or the platform makes. @throws Error for a class that the place does not have */
  make(of: string): unknown;
}

type Entries = Readonly<Record<string, Shape>>;

/** What a function of the reader's app returns at once: nothing that takes time to make. */
function valueAtOnce(shape: Shape, surroundings: Surroundings): unknown {
  const {texts} = surroundings;
  switch (shape.kind) {
    case 'text':
      return textFor(shape.name, texts);
    case 'number':
      return numberFor(shape.name);
    case 'boolean':
      return true;
    case 'literal':
      return shape.value;
    case 'list':
      return [];
    case 'function':
      return () => valueAtOnce(shape.returns, surroundings);
    case 'element':
      return surroundings.makeElement(shape.tag);
    case 'object': {
      const entries = Object.entries(shape.entries);
      return Object.fromEntries(entries.map(([name, of]) => [name, valueAtOnce(of, surroundings)]));
    }
    default:
      return undefined;
  }
}

async function makeObject(entries: Entries, surroundings: Surroundings): Promise<object> {
  const pairs: [string, unknown][] = [];
  for (const [name, shape] of Object.entries(entries)) {
    pairs.push([name, await makeValue(shape, surroundings)]);
  }
  return Object.fromEntries(pairs);
}

/** @throws Error when the place cannot make what the shape asks for */
export async function makeValue(shape: Shape, surroundings: Surroundings): Promise<unknown> {
  switch (shape.kind) {
    case 'list':
      return shape.of.kind === 'nothing' ? [] : [await makeValue(shape.of, surroundings)];
    case 'promise':
      return makeValue(shape.of, surroundings);
    case 'function':
      return shape.returns.kind === 'promise'
        ? () => makeValue(shape.returns, surroundings)
        : () => valueAtOnce(shape.returns, surroundings);
    case 'object':
      return makeObject(shape.entries, surroundings);
    case 'made':
      return shape.of === 'any'
        ? untypedFor(shape.name, surroundings.texts)
        : surroundings.make(shape.of);
    default:
      return valueAtOnce(shape, surroundings);
  }
}
