import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

/** Tells screen readers what was found, once the reader stops typing. */
export default function Announcement({text}: {text: string}): ReactNode {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 400);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className={styles.visuallyHidden}>
      {spoken}
    </div>
  );
}
