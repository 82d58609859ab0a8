import type {ReactNode} from 'react';
import type {TextPart} from '../marks';
import styles from './Highlighted.module.css';

interface Props {
  parts: readonly TextPart[];
}

/** A text with its matches marked. Everything is a text node: markup in a page stays text. */
export default function Highlighted({parts}: Props): ReactNode {
  return parts.map(({text, marked}, index) => {
    const key = `${index} ${text}`;
    return marked ? (
      <mark key={key} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}
