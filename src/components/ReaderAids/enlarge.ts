import {element} from '../../semantic/widget/element';
import {showDialog} from './showDialog';
import styles from './styles.module.css';

/** How much larger than it was drawn a picture becomes, if the screen has room for it. */
const mostTimes = 2;

/** The picture of a link, as large as its file; a diagram is drawn anew in any size. */
function copyOf(control: HTMLElement, figure: HTMLElement): {picture: HTMLElement; name: string} {
  const image = control.querySelector('img');
  if (image) {
    const copy = element('img', {src: image.src, alt: image.alt});
    sizeFor(copy, Number(image.getAttribute('width')));
    return {picture: copy, name: image.alt};
  }
  const drawing = figure.querySelector<HTMLElement>('[role=img]');
  const shown = [...(drawing?.querySelectorAll('svg') ?? [])].find(
    ({clientWidth}) => clientWidth > 0,
  );
  // With the class of the drawing, which has the colors.
  const copy = (drawing ?? figure).cloneNode() as HTMLElement;
  const svg = shown?.cloneNode(true) as SVGSVGElement;
  sizeFor(svg, Number(svg.getAttribute('width')));
  copy.append(svg);
  return {picture: copy, name: copy.getAttribute('aria-label') ?? ''};
}

/** At least as wide as it was drawn: what is wider than the screen scrolls. */
function sizeFor({style}: HTMLElement | SVGElement, width: number): void {
  style.minWidth = `${width}px`;
  style.width = '100%';
  style.maxWidth = `${width * mostTimes}px`;
}

/**
 * Shows a figure over the page, as large as it can be read.
 *
 * @param control the link or the button that asks for it, inside of the figure
 */
export function enlarge(control: HTMLElement): void {
  const figure = control.closest('figure');
  if (!figure) return;
  // So that the focus comes back to it in browsers that give buttons no focus when they are clicked.
  control.focus();
  const {picture, name} = copyOf(control, figure);
  const frame = element(
    'div',
    {class: styles.scroll ?? '', tabindex: '0', role: 'group', 'aria-label': name},
    picture,
  );
  showDialog(name, styles.enlarged, frame);
}
