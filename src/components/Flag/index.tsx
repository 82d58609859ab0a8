import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  word: 'required' | 'deprecated';
}

/** A mark behind a name: the value must be sent, or should not be used any more. */
export default function Flag({word}: Props): ReactNode {
  return (
    <span className={clsx(styles.flag, styles[word])} data-md="strong">
      {word}
    </span>
  );
}
