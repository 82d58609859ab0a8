/** The component that a scene renders; the bundle of each scene says which. */
declare module 'figure-component' {
  import type {ComponentType} from 'react';

  const Component: ComponentType<Record<string, unknown>>;
  export default Component;
}

/** The React DOM of the generation that the older packages were published for. */
declare module 'react-dom-17' {
  import type {ReactNode} from 'react';

  export function render(element: ReactNode, container: Element): void;
}
