import Link from '@docusaurus/Link';
import {ArrowRight} from 'lucide-react';
import type {ReactNode} from 'react';
import styles from './Footer.module.css';
import type {DialogContent} from './useDialogContent';

interface Props {
  content: DialogContent;
  seeAllUrl: string;
  onSeeAll(): void;
}

function KeyHints(): ReactNode {
  return (
    <p className={styles.hints} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>↵</kbd> open
      </span>
      <span>
        <kbd>esc</kbd> close
      </span>
    </p>
  );
}

/** The foot of the dialog: keys on the left, the way to all results on the right. */
export default function Footer({content, seeAllUrl, onSeeAll}: Props): ReactNode {
  const {status, found, forgetRecent} = content;
  return (
    <div className={styles.footer}>
      <KeyHints />
      {forgetRecent && (
        <button type="button" className={styles.action} onClick={forgetRecent}>
          Clear recent searches
        </button>
      )}
      {status === 'results' && (
        <Link to={seeAllUrl} className={styles.action} onClick={onSeeAll}>
          See all {found} {found === 1 ? 'result' : 'results'}
          <ArrowRight size={14} aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}
