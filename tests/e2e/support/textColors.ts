/** The colors of texts, measured once per pair of text and background instead of once per element. */
import type {Page} from '@playwright/test';
import {contrast} from '../../../config/designTokens.ts';

/**
 * Texts of which a page has hundreds or thousands, in a dozen colors on plain backgrounds: words of code
 * and the links of the sidebar. To axe each of them is a case of its own, and it looks behind every one,
 * which takes longer than all its other rules.
 */
export const repeatedTexts = 'pre code *, .menu *';

/** A color of texts on what is behind them, as `#rrggbb`. */
interface TextColor {
  color: string;
  background: string;
  /** From 24 px, or 18.66 px in bold, a contrast of 3:1 is enough. */
  isLarge: boolean;
  /** The first words in this color. */
  example: string;
}

/**
 * The colors of the visible texts of elements, each pair once. Texts on images and in translucent parts
 * are left out: what is behind them cannot be told from styles.
 */
function textColorsOf(page: Page, selector: string): Promise<TextColor[]> {
  return page.evaluate(given => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
    if (!canvas) throw new Error('The browser has no canvas, which mixes colors');
    const mixed = new Map<string, string>();
    /** What layers of colors look like, the last on top. */
    const mix = (layers: readonly string[]): string => {
      const key = layers.join(';');
      const known = mixed.get(key);
      if (known !== undefined) return known;
      for (const layer of layers) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const hex = [red, green, blue].map(part => part.toString(16).padStart(2, '0')).join('');
      mixed.set(key, `#${hex}`);
      return `#${hex}`;
    };
    const backgrounds = new Map<Element, string[] | undefined>();
    const backgroundsOf = (element: Element | null): string[] | undefined => {
      if (!element) return ['white'];
      if (backgrounds.has(element)) return backgrounds.get(element);
      const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
      const behind = backgroundsOf(element.parentElement);
      const isPlain = backgroundImage === 'none' && opacity === '1';
      const isEmpty = backgroundColor === 'rgba(0, 0, 0, 0)';
      const own = isEmpty ? behind : behind && [...behind, backgroundColor];
      const layers = isPlain ? own : undefined;
      backgrounds.set(element, layers);
      return layers;
    };
    const found = new Map<string, TextColor>();
    for (const element of document.querySelectorAll(given)) {
      const texts = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE);
      const example = texts
        .map(text => text.textContent?.trim() ?? '')
        .join(' ')
        .trim();
      const layers = example ? backgroundsOf(element) : undefined;
      if (!layers || element.closest('[aria-hidden="true"], [aria-disabled="true"], :disabled')) {
        continue;
      }
      const {color, fontSize, fontWeight} = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const pair = {color: mix([...layers, color]), background: mix(layers), isLarge};
      const key = Object.values(pair).join();
      if (found.has(key) || !element.checkVisibility({visibilityProperty: true})) continue;
      found.set(key, {...pair, example: example.slice(0, 40)});
    }
    return [...found.values()];
  }, selector);
}

/** A line for each color of the texts of elements that has too little contrast to what is behind it. */
export async function contrastViolations(page: Page, selector: string): Promise<string[]> {
  const colors = await textColorsOf(page, selector);
  return colors
    .filter(({color, background, isLarge}) => !(contrast(color, background) >= (isLarge ? 3 : 4.5)))
    .map(({color, background, example}) => `contrast: ${color} on ${background}: "${example}"`);
}
