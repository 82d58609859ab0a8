import {demoUserId} from '../demo';
import type {Sandbox} from '../sandbox';

let instance: Promise<Sandbox> | undefined;

/**
 * The sandbox of this tab. Its state lives as long as the tab does not load another document, so what one
 * operation page sends, another one lists, and every open inbox receives.
 */
export function sharedSandbox(): Promise<Sandbox> {
  instance ??= Promise.all([import('../index'), import('./tabSeed')]).then(
    ([{createSandbox}, {tabSeed, playgroundWorkflows}]) =>
      createSandbox({live: true, seed: tabSeed, hiddenWorkflows: playgroundWorkflows}),
  );
  // A chunk that failed to load may load the next time.
  instance.catch(() => {
    instance = undefined;
  });
  return instance;
}

/** A token that the sandbox accepts for its demonstration user, as a backend would sign it. */
export async function createSandboxToken(userId: string = demoUserId): Promise<string> {
  return (await sharedSandbox()).createUserToken(userId);
}

/** Brings the sandbox back to its first state. */
export async function resetSandbox(): Promise<void> {
  (await sharedSandbox()).reset();
}
