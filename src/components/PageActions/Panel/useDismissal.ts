import {type RefObject, useEffect} from 'react';

/**
 * Closes what a panel shows with Escape, with a click outside, and when the focus leaves. After Escape, the button that opened it
 * has the focus.
 *
 * @param panel inside of the element that also has the button
 */
export function useDismissal(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const control = new AbortController();
    const whole = () => panel.current?.parentElement;
    const leave = ({target}: Event) => {
      if (!whole()?.contains(target as Node)) onClose();
    };
    const onKey = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (whole()?.contains(document.activeElement)) {
        whole()?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      }
      onClose();
    };
    const {signal} = control;
    document.addEventListener('pointerdown', leave, {signal});
    document.addEventListener('focusin', leave, {signal});
    document.addEventListener('keydown', onKey, {signal});
    return () => control.abort();
  }, [panel, isOpen, onClose]);
}
