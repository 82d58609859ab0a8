import {Children, isValidElement, type ReactNode} from 'react';

interface ElementProps {
  children?: ReactNode;
}

/**
 * The text of the code fence in a part of a page.
 *
 * @throws Error when there is none
 */
export function codeOf(children: ReactNode): string {
  const code = findCode(children);
  if (code === undefined) throw new Error('<Playground> needs a code fence in it');
  return code.replace(/\n$/, '');
}

function findCode(node: ReactNode): string | undefined {
  for (const child of Children.toArray(node)) {
    if (!isValidElement<ElementProps>(child)) continue;
    const {children} = child.props;
    const code = typeof children === 'string' ? children : findCode(children);
    if (code !== undefined) return code;
  }
  return undefined;
}
