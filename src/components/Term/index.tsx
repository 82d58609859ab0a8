import Link from '@docusaurus/Link';
import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';
import {useCard} from './useCard';

interface Props {
  /** The term as the glossary spells it. */
  term: string;
  /** One or two sentences of plain text. */
  definition: string;
  /** Address of the term's entry in the glossary. */
  href: string;
  /** The words of the sentence that stand for the term. */
  children: ReactNode;
}

/**
 * Words of a sentence whose meaning the reader can look up in place: a link to the glossary with a
 * card that shows the definition on hover, on focus and on the first tap.
 *
 * Pages write `<Term id="secure-mode">secure mode</Term>`; the glossary transformer puts the other
 * props in, so that a page carries the definitions it uses and no others. Before scripts run, CSS
 * alone shows the card.
 */
export default function Term({term, definition, href, children}: Props): ReactNode {
  const id = useId();
  const {isOpen, cardRef, handlers} = useCard();
  return (
    <span className={styles.term} {...handlers}>
      <Link className={styles.words} to={href} aria-describedby={id}>
        {children}
      </Link>
      <span
        ref={cardRef}
        id={id}
        className={styles.card}
        role="tooltip"
        data-open={isOpen}
        data-search-ignore
        data-markdown-ignore
      >
        <strong className={styles.name}>{term}</strong> {definition}
      </span>
    </span>
  );
}
