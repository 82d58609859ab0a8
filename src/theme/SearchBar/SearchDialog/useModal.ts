import {type RefObject, useLayoutEffect} from 'react';

/** Keeps the page behind from scrolling, without moving it when its scroll bar goes. */
function lockScroll(): () => void {
  const {documentElement: root, body} = document;
  const before = {overflow: root.style.overflow, padding: body.style.paddingRight};
  const scrollBar = window.innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  if (scrollBar > 0) body.style.paddingRight = `${scrollBar}px`;
  return () => {
    root.style.overflow = before.overflow;
    body.style.paddingRight = before.padding;
  };
}

/**
 * Shows a `<dialog>` as a modal while it is mounted: the browser keeps the focus inside, closes it
 * with Escape, and gives the focus back.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    const unlockScroll = lockScroll();
    element?.showModal();
    return () => {
      element?.close();
      unlockScroll();
    };
  }, [dialog]);
}
