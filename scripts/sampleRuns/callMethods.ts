import type {Method, Shape} from './shape.ts';

/** What differs between a page and Node. */
export interface Caller {
  makeValues(shapes: readonly Shape[]): Promise<unknown[]>;
  /** Waits for a call and reports its failure. */
  attempt(where: string, call: () => unknown): Promise<unknown>;
}

/** Calls the methods that a sample's object has, in their order, with values that fit. */
export async function callMethods(
  owner: object,
  name: string,
  methods: readonly Method[],
  {makeValues, attempt}: Caller,
): Promise<void> {
  for (const {name: method, parameters} of methods) {
    const call = Reflect.get(owner, method);
    if (typeof call !== 'function') continue;
    const values = await makeValues(parameters);
    await attempt(`${name}.${method}`, () => call.apply(owner, values));
  }
}
