import type {Workflow} from '../delivery/workflow';
import {demoUserId} from '../demo';
import type {Sandbox} from '../sandbox';

/** Lets a reader of the documentation write a notification instead of choosing one. */
const ownText: Workflow = {
  identifier: 'own_text',
  category: '{{data.category}}',
  steps: [
    {
      type: 'channel',
      channel: 'inApp',
      template: {
        title: '{{data.title}}',
        message: '{{data.message}}',
        url: '{{data.url}}',
      },
    },
  ],
};

let instance: Promise<Sandbox> | undefined;

/**
 * The sandbox of this tab. Its state lives as long as the tab does not load another document, so what one
 * operation page sends, another one lists, and every open inbox receives.
 */
export function sharedSandbox(): Promise<Sandbox> {
  instance ??= import('../index').then(({createSandbox, demoSeed}) =>
    createSandbox({
      live: true,
      seed: {...demoSeed, workflows: [...demoSeed.workflows, ownText]},
    }),
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
