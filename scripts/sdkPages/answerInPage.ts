import {createSandbox, type Sandbox, type SandboxOptions} from '../../src/sandbox/index';
import {sandboxBackend} from '../../src/sandbox/page/backend';
import {intercept} from '../../src/sandbox/page/intercept';

declare global {
  interface Window {
    sandbox: Sandbox;
  }
}

/** Answers the product's hosts from a sandbox in this page. It has to happen before an SDK is loaded. */
export function answerInPage(options: SandboxOptions = {}): void {
  window.sandbox = createSandbox({sdkFields: true, live: true, ...options});
  intercept(window, sandboxBackend(window.sandbox));
}
