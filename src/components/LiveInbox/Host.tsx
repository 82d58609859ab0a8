import clsx from 'clsx';
import type {ReactNode, RefObject} from 'react';
import styles from './host.module.css';

interface Props {
  host: RefObject<HTMLDivElement | null>;
  isShown: boolean;
}

/** The place of the inbox's frame: all of the element around it. Invisible frames are drawn, hidden ones are not. */
export default function Host({host, isShown}: Props): ReactNode {
  return <div ref={host} className={clsx(styles.host, isShown && styles.shown)} />;
}
