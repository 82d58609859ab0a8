/** Keeps the page below a dialog where it is, without moving it by the width of the scrollbar. */

export function lockScroll(): void {
  const {style, clientWidth} = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
}

export function unlockScroll(): void {
  const {style} = document.documentElement;
  style.overflow = '';
  style.scrollbarGutter = '';
}
