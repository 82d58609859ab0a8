import type {Page} from '@playwright/test';
import {contrast} from '../../../config/designTokens.ts';

/**
 * Texts of which a page has hundreds or thousands, in a dozen colors on plain backgrounds: words of code
 * and the links of the sidebar. To axe each of them is a case of its own, and it looks behind every one,
 * which takes longer than all its other rules. Here each pair of colors is measured once.
 */
export const repeatedTexts = 'pre code *, .menu *';

/**
 * The colors of these texts, each with the background behind it, once.
 *
 * @returns pairs of `#rrggbb`; what the browser writes in another way is not opaque
 */
function colorsOf(page: Page): Promise<[string, string][]> {
  return page.evaluate(selector => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('The browser has no canvas, which turns colors into #rrggbb');
    const hexOf = (color: string) => {
      canvas.fillStyle = color;
      return canvas.fillStyle;
    };
    const backgrounds = new Map<Element | null, string>([[null, '#ffffff']]);
    const backgroundOf = (element: Element | null): string => {
      const known = backgrounds.get(element);
      if (known !== undefined || !element) return known ?? '';
      const own = getComputedStyle(element).backgroundColor;
      const color = own === 'rgba(0, 0, 0, 0)' ? backgroundOf(element.parentElement) : hexOf(own);
      backgrounds.set(element, color);
      return color;
    };
    const pairs = new Map<string, [string, string]>();
    for (const text of document.querySelectorAll(selector)) {
      const pair: [string, string] = [hexOf(getComputedStyle(text).color), backgroundOf(text)];
      pairs.set(pair.join(), pair);
    }
    return [...pairs.values()];
  }, repeatedTexts);
}

/** A line for each color that does not reach 4.5:1 on what is behind it, or is not opaque. */
export async function repeatedTextViolations(page: Page): Promise<string[]> {
  const pairs = await colorsOf(page);
  return pairs
    .filter(([color, background]) => !(contrast(color, background) >= 4.5))
    .map(([color, background]) => `color-contrast: ${repeatedTexts}: ${color} on ${background}`);
}
