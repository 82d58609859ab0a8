/** Slow work in a thread, done once: a later run takes what the same code made of the same input. */
import path from 'node:path';
import {type Cache, hashOf, openCache} from './cache.ts';
import {prepareThread} from './thread.ts';

export interface Work<Input, Output> {
  /**
   * What the work makes of an input.
   *
   * @param key what the input is known by, where that is shorter; it must tell all inputs apart
   * @throws what the work throws, and whatever keeps the thread from working
   */
  run(input: Input, key?: unknown): Promise<Output>;
}

/**
 * Prepares the work of a module. Its code, the setup and the input are all that the result may depend on: the module
 * reads no files, no clock and no variables of the environment.
 *
 * @param module absolute path of a module whose default export is an `OpenWork`
 * @param setup like all inputs and outputs, something that can be copied from thread to thread
 */
export function prepareWork<Setup, Input, Output>(
  module: string,
  setup: Setup,
  cache: Cache = openCache(path.basename(module, '.ts')),
): Work<Input, Output> {
  const thread = prepareThread<Setup, Input, Output>(module, setup);
  let origin: Promise<string> | undefined;
  return {
    async run(input, key = input) {
      origin ??= thread.version().then(version => hashOf([version, setup]));
      return cache.get([await origin, key], () => thread.run(input));
    },
  };
}
