import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'div'> {
  as: 'div' | 'pre';
}

/** The frame of a code block. Its colors are design tokens in style sheets, not style attributes of each block. */
export default function CodeBlockContainer({as: As, className, ...props}: Props): ReactNode {
  const names = clsx(className, styles.container, ThemeClassNames.common.codeBlock);
  const Element = As as 'div';
  return <Element {...props} className={names} />;
}
