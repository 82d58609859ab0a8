/** What the card of a page shows and how it looks. */
import {type CSSProperties, createElement, type ReactElement, type ReactNode} from 'react';
import {fontFamilies} from './fonts.ts';
import {lineHeight, titleSize} from './titleSize.ts';

/** The picture that stands for a page where it is shared. */
export interface Card {
  title: string;
  /** Groups that the page is in, outermost first. */
  section: readonly string[];
  /** In the corner: the version of the documentation, or "REST API". */
  label?: string;
}

export const cardBrand = 'Engagespot';

/** In pixels: the size that every service shows whole. */
export const cardSize = {width: 1200, height: 630} as const;

/** The dark tokens of src/css/palette.css. */
const colors = {
  background: '#111113',
  text: '#edeef0',
  muted: '#b0b4ba',
  border: '#43484e',
  brand: '#5b5bd6',
  brandText: '#b1a9ff',
} as const;

const margin = 80;

/** In pixels: what leaves the parts of a card apart. */
const titleHeight = 250;

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement('div', {style: {display: 'flex', ...style}}, ...children);
}

function brand(mark: string): ReactElement {
  return box(
    {alignItems: 'center', gap: 20, fontSize: 40, fontWeight: 700, letterSpacing: '-0.02em'},
    createElement('img', {src: mark, width: 60, height: 60}),
    cardBrand,
  );
}

function badge(label: string): ReactElement {
  return box(
    {
      padding: '6px 22px 8px',
      borderRadius: 999,
      border: `2px solid ${colors.border}`,
      fontSize: 30,
      color: colors.muted,
    },
    label,
  );
}

function oneLine(style: CSSProperties, text: string): ReactElement {
  return box({display: 'block', lineClamp: 1, ...style}, text);
}

/** The card as satori reads it: boxes with styles. @param mark address of the picture of our mark */
export function drawnCard({title, section, label}: Card, mark: string): ReactElement {
  const width = cardSize.width - 2 * margin;
  // Names in code, such as `Engagespot.init()`, may break behind their dots.
  const text = title.replace(/(?<=\w\.)(?=\w)/g, '\u200B');
  return box(
    {
      ...cardSize,
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding: `${margin - 8}px ${margin}px ${margin - 16}px`,
      borderBottom: `16px solid ${colors.brand}`,
      background: colors.background,
      color: colors.text,
      fontFamily: fontFamilies,
      fontWeight: 400,
    },
    box(
      {alignItems: 'center', justifyContent: 'space-between', width},
      brand(mark),
      label ? badge(label) : '',
    ),
    box(
      {flexDirection: 'column', gap: 20, width},
      section.length > 0
        ? oneLine({fontSize: 34, color: colors.brandText, width}, section.join(' · '))
        : '',
      box(
        {
          display: 'block',
          width,
          fontSize: titleSize(text, width, titleHeight),
          fontWeight: 700,
          lineHeight,
          letterSpacing: '-0.025em',
          wordBreak: 'break-word',
          lineClamp: 4,
        },
        text,
      ),
    ),
    oneLine({fontSize: 28, color: colors.muted, width}, 'Documentation'),
  );
}
