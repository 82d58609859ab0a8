import {followWidth} from '@site/src/playground/host/followWidth';
import {type ReactNode, type RefObject, useEffect, useRef} from 'react';
import styles from './styles.module.css';

interface Props {
  host: RefObject<HTMLDivElement | null>;
  /** Whether it looks different in a window narrower than a desktop's. */
  needsDesktop: boolean;
  /** Pixels in the frame; on the page they are as much smaller as the frame is. */
  height: number;
  /** What stands in its place before the code runs; undefined once it does. */
  notice: ReactNode;
}

/** The place of the result. Where it is narrower than a desktop's window, it shows one at a smaller scale. */
export default function ResultView({host, needsDesktop, height, notice}: Props): ReactNode {
  const view = useRef<HTMLDivElement>(null);

  useEffect(
    () => (view.current && needsDesktop ? followWidth(view.current) : undefined),
    [needsDesktop],
  );

  return (
    <div
      ref={view}
      className={styles.result}
      style={{height: `min(${height}px * var(--scale), 85vh)`}}
    >
      <div ref={host} className={styles.frameHost} />
      {notice && <div className={styles.notice}>{notice}</div>}
    </div>
  );
}
