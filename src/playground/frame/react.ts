import {type ComponentType, createElement} from 'react';
import {createRoot, type RootOptions} from 'react-dom/client';
import type {Kit} from './runtime';

/** Renders the default export, a component, as the `main.tsx` of an app does. */
export const render: Kit['render'] = (exported, root, fail) => {
  const App = exported.default;
  if (typeof App !== 'function') throw new Error('The file must export a component as default.');
  // React 18 knows neither of them, and reports errors to the window.
  const options: RootOptions = {onUncaughtError: fail, onCaughtError: fail};
  createRoot(root, options).render(createElement(App as ComponentType));
};
