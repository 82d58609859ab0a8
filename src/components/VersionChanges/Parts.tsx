import type {ReactNode} from 'react';
import type {Part} from '../../content/versionChanges';
import styles from './styles.module.css';

const signs = {
  1: {Element: 'ins', sign: '+', name: 'added:'},
  [-1]: {Element: 'del', sign: '−', name: 'removed:'},
} as const;

/** Text that a page was given or lost: marked by its element, a sign, a word for screen readers, and a line. */
function Marked({sign, text}: {sign: 1 | -1; text: string}): ReactNode {
  const {Element, sign: mark, name} = signs[sign];
  return (
    <Element>
      <span className={styles.sign} aria-hidden="true">
        {mark}
      </span>
      <span className={styles.spoken}>{name} </span>
      {text}
    </Element>
  );
}

/** The text of a block in both pages. */
export default function Parts({parts}: {parts: readonly Part[]}): ReactNode {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
    return <Marked key={index} sign={part[0]} text={part[1]} />;
  });
}
