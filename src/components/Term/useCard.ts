import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Distance in pixels between the words and their card, and between the card and the window. */
const gap = 6;
const margin = 12;

/** What the site's bar covers at the top of the window, in pixels. */
const topBar = 56;

/** Moves the card below its words, or above where there is no room, inside of the window. */
function place(card: HTMLElement): void {
  const lines = card.previousElementSibling?.getClientRects() ?? [];
  const first = lines[0];
  const last = lines[lines.length - 1];
  if (!first || !last) return;
  const {clientWidth, clientHeight} = document.documentElement;
  const below = last.bottom + gap;
  const above = first.top - gap - card.offsetHeight;
  const fitsBelow = below + card.offsetHeight + margin <= clientHeight;
  const rightmost = clientWidth - card.offsetWidth - margin;
  card.style.left = `${Math.max(margin, Math.min(last.left, rightmost))}px`;
  card.style.top = `${fitsBelow || above < topBar ? below : above}px`;
}

/**
 * When the card of a term is open. It opens on hover and on keyboard focus, and on the first tap of a
 * finger, which can't hover; the second tap follows the link. It stays while the pointer is on it, and
 * closes when pointer or focus leave, with Escape, and on a press elsewhere.
 */
export function useCard() {
  const [isOpen, setIsOpen] = useState(false);
  const cardRef = useRef<HTMLSpanElement>(null);
  const pressedBy = useRef('');

  // The pointer or the focus may have been there before the scripts: until now, CSS showed the card.
  useEffect(() => {
    const isHovered = window.matchMedia('(hover: hover)').matches;
    const reading = isHovered ? ':hover, :has(:focus-visible)' : ':has(:focus-visible)';
    if (cardRef.current?.parentElement?.matches(reading)) setIsOpen(true);
  }, []);

  useLayoutEffect(() => {
    const card = cardRef.current;
    if (!isOpen || !card) return;
    const listening = new AbortController();
    const {signal} = listening;
    place(card);
    document.addEventListener('scroll', () => place(card), {signal, capture: true, passive: true});
    document.addEventListener(
      'keydown',
      ({key}) => {
        if (key === 'Escape') setIsOpen(false);
      },
      {signal},
    );
    document.addEventListener(
      'pointerdown',
      ({target}) => {
        if (target instanceof Node && !card.parentElement?.contains(target)) setIsOpen(false);
      },
      {signal},
    );
    return () => listening.abort();
  }, [isOpen]);

  const handlers = {
    onPointerEnter: ({pointerType}: PointerEvent) => {
      if (pointerType !== 'touch') setIsOpen(true);
    },
    onPointerLeave: ({pointerType}: PointerEvent) => {
      if (pointerType !== 'touch') setIsOpen(false);
    },
    onPointerDown: ({pointerType}: PointerEvent) => {
      pressedBy.current = pointerType;
    },
    onClickCapture: (event: MouseEvent) => {
      const isTap = pressedBy.current === 'touch';
      pressedBy.current = '';
      if (!isTap || isOpen) return;
      event.preventDefault();
      setIsOpen(true);
    },
    onFocus: ({target}: FocusEvent) => {
      // A press moves the focus as well; it is not a wish to read.
      if (target.matches(':focus-visible')) setIsOpen(true);
    },
    onBlur: () => setIsOpen(false),
  };

  return {isOpen, cardRef, handlers};
}
