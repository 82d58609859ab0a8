import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {ArrowRight} from 'lucide-react';
import type {ReactNode} from 'react';
import styles from './Footer.module.css';
import type {DialogContent} from './useDialogContent';

interface Props {
  content: DialogContent;
  /** Whether the active row has controls of its own. */
  hasActions: boolean;
  seeAllUrl: string;
  onSeeAll(): void;
  onClear(): void;
}

interface Hint {
  keys: string[];
  does: string;
}

const hints: Hint[] = [
  {keys: ['↑', '↓'], does: 'move'},
  {keys: ['↵'], does: 'open'},
];
const actionsHint: Hint = {keys: ['→'], does: 'keep or remove'};
const closeHint: Hint = {keys: ['esc'], does: 'close'};

function KeyHints({hasActions}: {hasActions: boolean}): ReactNode {
  return (
    <p className={styles.hints} aria-hidden="true">
      {[...hints, hasActions ? actionsHint : closeHint].map(({keys, does}) => (
        <span key={does}>
          {keys.map(key => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}

/** The foot of the dialog: keys on the left, the way on from here on the right. */
export default function Footer({
  content,
  hasActions,
  seeAllUrl,
  onSeeAll,
  onClear,
}: Props): ReactNode {
  const {status, found, isAtLeast, hasRecent} = content;
  const canClear = status === 'idle' && hasRecent;
  const canSeeAll = status === 'results';
  return (
    <div className={clsx(styles.footer, !canClear && !canSeeAll && styles.hintsOnly)}>
      <KeyHints hasActions={hasActions} />
      {canClear && (
        <button type="button" className={styles.action} onClick={onClear}>
          Clear recent searches
        </button>
      )}
      {canSeeAll && (
        <Link to={seeAllUrl} className={styles.action} onClick={onSeeAll}>
          See all {!isAtLeast && found} {found === 1 ? 'result' : 'results'}
          <ArrowRight size={14} aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}
