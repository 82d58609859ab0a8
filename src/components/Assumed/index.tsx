import Link from '@docusaurus/Link';
import {type ReactNode, useId} from 'react';
import {useCard} from '../Term/useCard';
import styles from './styles.module.css';

interface Props {
  /** What the assumption is about: several marks on a page have to be told apart. */
  title: string;
  /** What the assumption rests on: one sentence of plain text. */
  basis: string;
  /** Address of its entry on the page of assumptions. */
  href: string;
  /** The words that say it; none where the mark follows them. */
  children?: ReactNode;
}

/**
 * Words that nothing public confirms, with a quiet mark in parentheses behind them. The mark is a link to the page of
 * assumptions; on hover, focus and the first tap it shows what the assumption rests on. On paper, that
 * follows the mark.
 *
 * Pages write `<Assumed id="cancel-status">returns status 200</Assumed>`; the transformer of
 * assumptions puts the other props in. Before scripts run, CSS alone shows the card.
 */
export default function Assumed({title, basis, href, children}: Props): ReactNode {
  const id = useId();
  const {isOpen, cardRef, handlers} = useCard();
  return (
    <>
      {children}
      <span className={styles.assumed} data-search-ignore {...handlers}>
        {' ('}
        <Link
          className={styles.mark}
          to={href}
          aria-label={`assumed: ${title}`}
          aria-describedby={id}
        >
          assumed
        </Link>
        <span
          ref={cardRef}
          id={id}
          className={styles.card}
          role="tooltip"
          data-markdown-ignore
          data-open={isOpen}
        >
          <strong className={styles.name}>Assumed, not documented</strong> {basis}
        </span>
        {')'}
      </span>
    </>
  );
}
