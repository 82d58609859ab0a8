/**
 * Code in a frame may ask for the keyboard focus at any time, and would then get what a reader types next. Browsers
 * don't refuse that yet, so the page takes the focus back while a reader is busy with it. At other times the focus may
 * move by a finger or an assistive technology, of which the page hears nothing.
 */

/** How long after a key or a press a reader is busy with the page, in milliseconds. */
const busy = 1000;

/**
 * Gives the focus back when a frame takes it from a reader who types or points elsewhere.
 *
 * @param onTaken called each time that happened
 * @returns ends the watch
 */
export function keepFocus(frame: HTMLIFrameElement, onTaken: () => void): () => void {
  let previous = document.activeElement;
  let lastAct = Number.NEGATIVE_INFINITY;

  function onFocus({target}: FocusEvent): void {
    if (target instanceof Element && target !== frame) previous = target;
  }

  function onKey({key}: KeyboardEvent): void {
    // Tab leads into the frame.
    lastAct = key === 'Tab' ? Number.NEGATIVE_INFINITY : performance.now();
  }

  function onPointer(): void {
    lastAct = performance.now();
  }

  /** The focus has moved when the event is over. */
  function onBlur(): void {
    setTimeout(() => {
      const isElsewhere = performance.now() - lastAct < busy && !frame.matches(':hover');
      if (document.activeElement !== frame || !isElsewhere) return;
      frame.blur();
      if (previous instanceof HTMLElement && previous.isConnected) previous.focus();
      onTaken();
    });
  }

  document.addEventListener('focusin', onFocus);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('pointerdown', onPointer, true);
  window.addEventListener('blur', onBlur);
  return () => {
    document.removeEventListener('focusin', onFocus);
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('pointerdown', onPointer, true);
    window.removeEventListener('blur', onBlur);
  };
}
