import Link from '@docusaurus/Link';
import type {PageOfVersion} from '@site/src/content/pageAddresses';
import {ArrowRight} from 'lucide-react';
import type {ReactNode} from 'react';
import styles from './Footer.module.css';
import type {DialogContent} from './useDialogContent';
import VersionSwitch from './VersionSwitch';

interface Props {
  content: DialogContent;
  /** Whether the active row has controls of its own. */
  hasActions: boolean;
  /** Whether a row is active. */
  isActive: boolean;
  /** Name of the docs version that is searched. */
  version: string | undefined;
  /** The page of the active row in the latest version, when another one is searched. */
  inLatest: PageOfVersion | undefined;
  seeAllUrl: string;
  onVersion(version: string): void;
  onSeeAll(): void;
  onClear(): void;
}

interface Hint {
  keys: string[];
  does: string;
}

const moveHint: Hint = {keys: ['↑', '↓'], does: 'move'};
const openHint: Hint = {keys: ['↵'], does: 'open'};
const actionsHint: Hint = {keys: ['→'], does: 'keep or remove'};
const closeHint: Hint = {keys: ['esc'], does: 'close'};

interface HintsProps {
  hasOptions: boolean;
  /** Whether Enter does something. */
  canOpen: boolean;
  hasActions: boolean;
  /** Whether the way on needs the room. */
  isBrief: boolean;
}

/** The keys that do something now. */
function KeyHints({hasOptions, canOpen, hasActions, isBrief}: HintsProps): ReactNode {
  const hints = [
    ...(hasOptions ? [moveHint] : []),
    ...(canOpen ? [openHint] : []),
    ...(hasActions ? [actionsHint] : []),
    ...(hasActions || isBrief ? [] : [closeHint]),
  ];
  return (
    <p className={styles.hints} aria-hidden="true">
      {hints.map(({keys, does}) => (
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
  isActive,
  version,
  inLatest,
  seeAllUrl,
  onVersion,
  onSeeAll,
  onClear,
}: Props): ReactNode {
  const {status, found, isAtLeast, hasRecent} = content;
  const canClear = status === 'idle' && hasRecent;
  const canSeeAll = status === 'results';
  return (
    <div className={styles.footer}>
      <KeyHints
        hasOptions={content.groups.length > 0}
        canOpen={isActive || canSeeAll}
        hasActions={hasActions}
        isBrief={inLatest !== undefined}
      />
      <VersionSwitch version={version} onChoose={onVersion} />
      {inLatest && (
        <Link to={inLatest.path} className={styles.action}>
          Open in {inLatest.label}
        </Link>
      )}
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
