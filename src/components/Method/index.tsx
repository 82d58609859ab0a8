import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const tones: Record<string, string | undefined> = {
  GET: styles.get,
  POST: styles.post,
  PUT: styles.put,
  PATCH: styles.patch,
  DELETE: styles.delete,
};

interface Props {
  /** The method's name in capitals. */
  children: string;
}

/**
 * An HTTP method as an inline badge, coloured by what the method does.
 *
 * @throws Error when the method is not one that the REST interface uses
 */
export default function Method({children}: Props): ReactNode {
  if (!(children in tones)) {
    throw new Error(`Unknown method "${children}". Use one of: ${Object.keys(tones).join(', ')}.`);
  }
  return <span className={clsx(styles.method, tones[children])}>{children}</span>;
}
