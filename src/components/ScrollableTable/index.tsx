import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

/**
 * A table of a page. Where it is wider than the page, it scrolls inside itself, and only then it is a stop for
 * the keyboard.
 */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setIsWide(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const whenWide = isWide && {tabIndex: 0, role: 'group', 'aria-label': 'Wide table'};
  return (
    <div ref={frame} className={styles.frame} {...whenWide}>
      <table {...props} />
    </div>
  );
}
