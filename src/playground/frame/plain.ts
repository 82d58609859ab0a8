import type {Kit} from './runtime';

/** Calls the default export, if there is one, with the element to render into. */
export const render: Kit['render'] = (exported, root) =>
  typeof exported.default === 'function' ? exported.default(root) : undefined;
