import {type ReactNode, type RefObject, useEffect, useRef} from 'react';
import styles from './styles.module.css';

/** Narrower than this, the inbox of the SDKs takes the whole window, as on a phone. In pixels. */
const desktopWidth = 800;
/** Less room than this is a phone. In pixels. */
const phoneWidth = 480;

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

  useEffect(() => {
    const element = view.current;
    if (!element || !needsDesktop) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      const scale = width < phoneWidth ? 1 : Math.min(1, width / desktopWidth);
      element.style.setProperty('--scale', String(scale));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [needsDesktop]);

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
