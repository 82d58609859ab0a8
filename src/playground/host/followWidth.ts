/** Narrower than this, the inbox of the SDKs takes the whole window, as on a phone. In pixels. */
const desktopWidth = 800;
/** Less room than this is a phone. In pixels. */
const phoneWidth = 480;

/**
 * Lets a frame show a desktop's window at a smaller scale where there is less room for it: keeps `--scale` of the
 * element around it.
 *
 * @returns how to stop that
 */
export function followWidth(element: HTMLElement): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const width = entry?.contentRect.width ?? 0;
    const scale = width < phoneWidth ? 1 : Math.min(1, width / desktopWidth);
    element.style.setProperty('--scale', String(scale));
  });
  observer.observe(element);
  return () => observer.disconnect();
}
