/** Renders React components, inside the provider of the hooks where the version has one. */
import * as hooks from '@engagespot/react-hooks';
import {type ComponentType, createElement, type ReactNode, Suspense} from 'react';
import {createRoot} from 'react-dom/client';
import {demoCredentials, demoUserId} from '../../../src/sandbox/index';
import {fail} from './stage';

const options = {apiKey: demoCredentials.apiKey, userId: demoUserId};

/** Versions before 3 have no provider. */
const provider = (hooks as Readonly<Record<string, unknown>>).EngagespotProvider as
  | ComponentType<{options: typeof options; children?: ReactNode}>
  | undefined;

function draw(node: ReactNode, element: HTMLElement): void {
  const content = createElement(Suspense, null, node);
  // React 18 knows neither of them, and reports errors to the window.
  const root = createRoot(element, {
    onUncaughtError: error => fail('render', error),
    onCaughtError: error => fail('render', error),
  });
  root.render(provider ? createElement(provider, {options}, content) : content);
  window.sampleStage.unmounts.push(() => root.unmount());
}

window.sampleStage.render = (component, props, element) =>
  draw(createElement(component as ComponentType<object>, props), element);

function HookCaller({call, done}: {call: () => unknown; done: (result: unknown) => void}) {
  done(call());
  return null;
}

window.sampleStage.renderHook = (call, element) =>
  new Promise(done => {
    draw(createElement(HookCaller, {call, done}), element);
  });
