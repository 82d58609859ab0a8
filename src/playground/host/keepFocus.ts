/**
 * Code in a frame may ask for the keyboard focus at any time, and would then get what a reader types next. Browsers
 * don't refuse that yet, so the page takes the focus back unless the reader moved it there.
 */

/** How long after a Tab key a change of the focus is the reader's own, in milliseconds. */
const afterTab = 500;

/**
 * Gives the focus back when a frame takes it without being pointed at or reached by Tab.
 *
 * @param onTaken called each time that happened
 * @returns ends the watch
 */
export function keepFocus(frame: HTMLIFrameElement, onTaken: () => void): () => void {
  let previous = document.activeElement;
  let lastTab = Number.NEGATIVE_INFINITY;
  /** A finger does not hover, so on a touch screen the frame may have been tapped. */
  let wasTouched = false;

  function onFocus({target}: FocusEvent): void {
    if (target instanceof Element && target !== frame) previous = target;
  }

  function onKey({key}: KeyboardEvent): void {
    if (key === 'Tab') lastTab = performance.now();
    else wasTouched = false;
  }

  function onTouch(): void {
    wasTouched = true;
  }

  /** The focus has moved when the event is over. */
  function onBlur(): void {
    setTimeout(() => {
      const isOwn = wasTouched || frame.matches(':hover') || performance.now() - lastTab < afterTab;
      if (document.activeElement !== frame || isOwn) return;
      frame.blur();
      if (previous instanceof HTMLElement && previous.isConnected) previous.focus();
      onTaken();
    });
  }

  document.addEventListener('focusin', onFocus);
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('touchstart', onTouch, {capture: true, passive: true});
  window.addEventListener('blur', onBlur);
  return () => {
    document.removeEventListener('focusin', onFocus);
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('touchstart', onTouch, true);
    window.removeEventListener('blur', onBlur);
  };
}
