import {ask, canAsk} from '@site/src/semantic/loader/offer';
import type {ReactNode} from 'react';
import styles from './AskOffer.module.css';

interface Props {
  query: string;
  /** Called before the widget opens. */
  onAsk(): void;
}

/** Offers to ask what reads like a question, where a widget takes questions. */
export default function AskOffer({query, onAsk}: Props): ReactNode {
  if (!canAsk(query)) return null;
  return (
    <button
      type="button"
      className={styles.ask}
      onClick={() => {
        onAsk();
        ask(query);
      }}
    >
      Ask: “{query}”
    </button>
  );
}
