import {element} from '../../semantic/widget/element';
import {showDialog} from './showDialog';
import styles from './styles.module.css';

/** How much larger than it was drawn a picture becomes, if the screen has room for it. */
const mostTimes = 2;

/** Room around a picture, in pixels. */
const margins = {width: 120, height: 160} as const;

/** The picture of a link, as large as its file; a diagram is drawn anew in any size. */
function copyOf(control: HTMLElement, figure: HTMLElement): {picture: HTMLElement; name: string} {
  const image = control.querySelector('img');
  if (image) {
    const copy = element('img', {src: image.src, alt: image.alt});
    sizeFor(copy, image);
    return {picture: copy, name: image.alt};
  }
  const drawing = figure.querySelector<HTMLElement>('[role=img]');
  const shown = [...(drawing?.querySelectorAll('svg') ?? [])].find(
    ({clientWidth}) => clientWidth > 0,
  );
  // With the class of the drawing, which has the colors.
  const copy = (drawing ?? figure).cloneNode() as HTMLElement;
  const svg = shown?.cloneNode(true) as SVGSVGElement;
  sizeFor(svg, svg);
  copy.append(svg);
  return {picture: copy, name: copy.getAttribute('aria-label') ?? ''};
}

/**
 * As large as the screen has room for, but no smaller than it was drawn: what does not fit scrolls.
 *
 * @param drawn the element with the attributes `width` and `height`
 */
function sizeFor({style}: HTMLElement | SVGElement, drawn: Element): void {
  const [width, height] = ['width', 'height'].map(name => Number(drawn.getAttribute(name)));
  if (!width || !height) return;
  const times = Math.min(
    mostTimes,
    (window.innerWidth - margins.width) / width,
    (window.innerHeight - margins.height) / height,
  );
  style.width = `${width * Math.max(1, times)}px`;
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
