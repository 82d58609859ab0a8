import Link, {type Props as LinkProps} from '@docusaurus/Link';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Look {
  /** `primary` is what most readers want next, once in a place; `secondary` is everything else. */
  look?: 'primary' | 'secondary';
}

/** Does something on this page. It submits no form unless its type says so. */
export function Button({look = 'primary', ...props}: Look & ComponentProps<'button'>): ReactNode {
  return <button type="button" className={clsx(styles.button, styles[look])} {...props} />;
}

/** A link that looks like a button, for the way on that most readers take. */
export function ButtonLink({look = 'primary', ...props}: Look & LinkProps): ReactNode {
  return <Link className={clsx(styles.button, styles[look])} {...props} />;
}
