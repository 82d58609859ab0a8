/** How a card looks. */
import {type Card, cardBrand, cardSize} from './model.ts';
import {colors} from './palette.ts';
import {lineHeight, titleLines} from './titleLines.ts';
import {
  capHeight,
  cutLine,
  type Line,
  type TextStyle,
  type Typeface,
  unitsPerEm,
} from './typeface.ts';

/** A line of the section or the title, on the background. */
export interface DrawnLine {
  svg: string;
  /** Position of its top left corner on the card, in pixels. */
  left: number;
  top: number;
}

/** The SVGs that make up a card. */
export interface CardParts {
  /** Everything but the section and the title, as large as the card. */
  frame: string;
  lines: DrawnLine[];
}

interface CardText extends TextStyle {
  /** In pixels. */
  size: number;
  color: string;
}

const brandText: CardText = {size: 40, weight: 700, spacing: -0.02, color: colors.text};
const labelText: CardText = {size: 30, weight: 400, color: colors.muted};
const sectionText: CardText = {size: 34, weight: 400, color: colors.brandText};
const titleText = {weight: 700, spacing: -0.025, color: colors.text} as const;
const footerText: CardText = {size: 28, weight: 400, color: colors.muted};

/** Positions and sizes, in pixels. The section and the title are centered between the head and the footer. */
const left = 80;
const right = cardSize.width - left;
const titleBox = {width: right - left, height: 250};
const markSize = 60;
const headCenter = 102;
const bodyCenter = 324;
const footerCenter = 533;
const sectionHeight = 61;
const badge = {height: 52, padding: 23};
const barHeight = 16;

function svgOf(width: number, height: number, ...content: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colors.background}"/>${content.join('')}</svg>`;
}

/** Draws a line. @param center height of the middle of its capital letters */
function drawLine({glyphs}: Line, {size, color}: CardText, x: number, center: number): string {
  let at = 0;
  const letters = glyphs.map(({outline, advance}) => {
    const letter = outline && `<path transform="translate(${at})" d="${outline}"/>`;
    at += advance;
    return letter;
  });
  const baseline = center + (capHeight * size) / 2;
  const scale = size / unitsPerEm;
  return `<g fill="${color}" transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
}

function drawBadge(line: Line): string {
  const width = line.width * labelText.size + 2 * badge.padding;
  const x = right - 1 - width;
  return [
    `<rect x="${x}" y="${headCenter - badge.height / 2}" width="${width}" height="${badge.height}" rx="${badge.height / 2}" fill="none" stroke="${colors.border}" stroke-width="2"/>`,
    drawLine(line, labelText, x + badge.padding, headCenter),
  ].join('');
}

function frameOf(label: string | undefined, mark: string, typeface: Typeface): string {
  const {width, height} = cardSize;
  const text = (content: string, style: CardText, x: number, center: number) =>
    drawLine(typeface.setLine(content, style), style, x, center);
  return svgOf(
    width,
    height,
    `<rect y="${height - barHeight}" width="${width}" height="${barHeight}" fill="${colors.brand}"/>`,
    mark.replace(
      '<svg',
      `<svg x="${left}" y="${headCenter - markSize / 2}" width="${markSize}" height="${markSize}"`,
    ),
    text(cardBrand, brandText, left + markSize + 20, headCenter),
    label ? drawBadge(typeface.setLine(label, labelText)) : '',
    text('Documentation', footerText, left, footerCenter),
  );
}

/** Draws a line of the section or the title, and shortens it if it is too long. */
function bodyLine(text: string, style: CardText, center: number, typeface: Typeface): DrawnLine {
  const {size} = style;
  const ellipsis = typeface.setLine('…', style);
  const line = cutLine(typeface.setLine(text, style), titleBox.width / size, ellipsis);
  // Some letters reach a little beyond their advance. Accents reach as far above the middle of capitals as tails below.
  const overhang = Math.ceil(size / 10);
  const width = Math.ceil(line.width * size) + 2 * overhang;
  const height = 2 * Math.ceil(size * 0.62);
  const svg = svgOf(width, height, drawLine(line, style, overhang, height / 2));
  return {svg, left: left - overhang, top: Math.round(center) - height / 2};
}

/** Lays a card out. @param mark the SVG of our mark */
export function partsOf(
  {title, section, label}: Card,
  mark: string,
  typeface: Typeface,
): CardParts {
  const measure = (text: string) => typeface.setLine(text, titleText).width;
  const {size, lines} = titleLines(title, titleBox, measure);
  const step = size * lineHeight;
  const names = section.filter(name => typeface.setLine(name, sectionText).width > 0);
  const above = names.length > 0 ? sectionHeight : 0;
  const top = bodyCenter - (above + lines.length * step) / 2;
  const drawn = lines.map((line, index) =>
    bodyLine(line, {...titleText, size}, top + above + (index + 0.5) * step, typeface),
  );
  if (above > 0) drawn.push(bodyLine(names.join(' · '), sectionText, top + 20, typeface));
  return {frame: frameOf(label, mark, typeface), lines: drawn};
}
