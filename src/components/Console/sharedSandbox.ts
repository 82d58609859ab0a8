import type {Sandbox} from '../../sandbox';
import {demoUserId} from '../../sandbox/demo';

let instance: Promise<Sandbox> | undefined;

/**
 * The sandbox of this tab. Its state lives as long as the tab does not load another document, so what one
 * operation page sends, another one lists.
 */
export function sharedSandbox(): Promise<Sandbox> {
  instance ??= import('../../sandbox').then(({createSandbox}) => createSandbox());
  // A chunk that failed to load may load the next time.
  instance.catch(() => {
    instance = undefined;
  });
  return instance;
}

/** A token that the sandbox accepts for its demonstration user, as a backend would sign it. */
export async function createSandboxToken(): Promise<string> {
  return (await sharedSandbox()).createUserToken(demoUserId);
}

/** Brings the sandbox back to its first state. */
export async function resetSandbox(): Promise<void> {
  (await sharedSandbox()).reset();
}
