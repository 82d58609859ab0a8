import type {ReactNode} from 'react';
import styles from './Skeleton.module.css';

/** Widths of the bars in per cent: a heading and the text below it. */
const rows = [
  [38, 82],
  [52, 64],
  [31, 74],
];

/** The shape of results that are on their way. */
export default function Skeleton(): ReactNode {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {rows.map(([heading, text]) => (
        <div key={heading} className={styles.row}>
          <div className={styles.heading} style={{width: `${heading}%`}} />
          <div className={styles.text} style={{width: `${text}%`}} />
        </div>
      ))}
    </div>
  );
}
