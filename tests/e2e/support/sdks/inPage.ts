import {createSandbox, type Sandbox} from '../../../../src/sandbox/index';
import {sandboxBackend} from '../../../../src/sandbox/page/backend';
import {intercept} from '../../../../src/sandbox/page/intercept';

declare global {
  interface Window {
    sandbox: Sandbox;
  }
}

window.sandbox = createSandbox({sdkFields: true, live: true});
intercept(window, sandboxBackend(window.sandbox));
