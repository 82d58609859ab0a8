import type {Page} from '@playwright/test';
import {contrast} from '../../../config/designTokens.ts';

/**
 * The colors of the words of all code blocks of a page, each with the background behind it, once.
 *
 * @returns pairs of `#rrggbb`
 */
function colorsOfCode(page: Page): Promise<[string, string][]> {
  return page.evaluate(() => {
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
    for (const word of document.querySelectorAll('pre code *')) {
      const pair: [string, string] = [hexOf(getComputedStyle(word).color), backgroundOf(word)];
      pairs.set(pair.join(), pair);
    }
    return [...pairs.values()];
  });
}

/**
 * The contrast of code. A page with many samples has thousands of words in a dozen colors: axe looks
 * behind every word by itself, which takes longer than all its other rules.
 *
 * @returns a line for each color that does not reach 4.5:1 on what is behind it
 */
export async function codeColorViolations(page: Page): Promise<string[]> {
  const pairs = await colorsOfCode(page);
  return pairs
    .filter(([color, background]) => contrast(color, background) < 4.5)
    .map(([color, background]) => `color-contrast: code in ${color} on ${background}`);
}
