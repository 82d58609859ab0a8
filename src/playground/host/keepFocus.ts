/**
 * Code in a frame may ask for the keyboard focus at any time, and would then get what a reader types next. Browsers
 * don't refuse that yet, so the page takes the focus back unless the reader moved it there.
 */

/** How long after a Tab key a change of the focus is the reader's own, in milliseconds. */
const afterTab = 500;
/** How long after another key it is not, where it could come from a tap, in milliseconds. */
const afterTyping = 1000;

/** A finger does not hover, and the page does not hear of taps in a frame. */
const canBeTapped = () => window.matchMedia('(any-pointer: coarse)').matches;

/**
 * Gives the focus back when a frame takes it without being pointed at or reached by Tab.
 *
 * @param onTaken called each time that happened
 * @returns ends the watch
 */
export function keepFocus(frame: HTMLIFrameElement, onTaken: () => void): () => void {
  let previous = document.activeElement;
  let lastTab = Number.NEGATIVE_INFINITY;
  let lastKey = Number.NEGATIVE_INFINITY;

  function onFocus({target}: FocusEvent): void {
    if (target instanceof Element && target !== frame) previous = target;
  }

  function onKey({key}: KeyboardEvent): void {
    if (key === 'Tab') lastTab = performance.now();
    else lastKey = performance.now();
  }

  /** Whether the reader may have moved the focus. */
  function isOwn(): boolean {
    const now = performance.now();
    if (now - lastTab < afterTab || frame.matches(':hover')) return true;
    return canBeTapped() && now - lastKey > afterTyping;
  }

  /** The focus has moved when the event is over. */
  function onBlur(): void {
    setTimeout(() => {
      if (document.activeElement !== frame || isOwn()) return;
      frame.blur();
      if (previous instanceof HTMLElement && previous.isConnected) previous.focus();
      onTaken();
    });
  }

  document.addEventListener('focusin', onFocus);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('blur', onBlur);
  return () => {
    document.removeEventListener('focusin', onFocus);
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('blur', onBlur);
  };
}
