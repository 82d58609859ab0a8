import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The paragraph under the title of a page: what is here, before anything else. */
export default function Lead({children}: {children: ReactNode}): ReactNode {
  return <p className={styles.lead}>{children}</p>;
}
