import {type ReactNode, useSyncExternalStore} from 'react';
import styles from './styles.module.css';

const never = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that open the search on this machine. */
export default function ShortcutHint(): ReactNode {
  const usesCommandKey = useSyncExternalStore(never, isApple, () => false);
  return (
    <span className={styles.hint} aria-hidden="true">
      {usesCommandKey ? '⌘K' : 'Ctrl K'}
    </span>
  );
}
