import {test as base, expect, type Page} from '@playwright/test';
import {structureViolations} from './axe.ts';
import {overflow, phone} from './soundPage.ts';
import {contrastViolations} from './textColors.ts';

/** `test` with a page that runs no scripts of the site, one for all tests of a worker. */
export const test = base.extend<object, {writtenPage: Page}>({
  writtenPage: [
    async ({browser}, use, {project}) => {
      const page = await browser.newPage({
        baseURL: project.use.baseURL ?? '',
        reducedMotion: 'reduce',
        // The policy of the page forbids the styles that a test adds.
        bypassCSP: true,
      });
      await page.route('**/assets/js/*.js', route => route.abort());
      await page.goto('/');
      // Colors of the other mode are there at once.
      await page.addStyleTag({content: '* {transition: none !important}'});
      await use(page);
      await page.close();
    },
    {scope: 'worker'},
  ],
});

/** What a browser makes of a page as it is written. */
export interface Reading {
  title: string;
  /** Number of headings of level 1. */
  headings: number;
  /** Number of main regions. */
  mains: number;
  /** Ids that more than one element has. */
  repeatedIds: string[];
  /**
   * Elements that are read less those that are written: a browser mends what may not stand where it does,
   * such as a paragraph in a paragraph, and React then finds another page than it wrote.
   */
  repaired: number;
  /** Whether its main region shows a shape that no page shown before has. */
  isNew: boolean;
}

interface ShapesWindow extends Window {
  /** The shapes of the pages shown so far. */
  shapes?: Set<string>;
}

/**
 * Puts a page as the build wrote it, with the attributes that scripts give its root, in the place of the one
 * shown. The links of the sidebar are left out of what is shown, but counted.
 *
 * A shape is an element in its parent, each with all that rules of accessibility and colors go by: name, classes,
 * role, attributes, and whether it is empty; or a heading after another one.
 */
export function showWrittenPage(page: Page, path: string): Promise<Reading> {
  return page.evaluate(async address => {
    const html = await (await fetch(address)).text();
    const written = html
      .replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')
      .match(/<[a-zA-Z](?:"[^"]*"|'[^']*'|[^'">])*>/g);
    const read = new DOMParser().parseFromString(html, 'text/html');
    const repaired = read.querySelectorAll('*').length - (written?.length ?? 0);
    for (const element of read.querySelectorAll('noscript')) element.remove();
    const ids = [...read.querySelectorAll('[id]')].map(({id}) => id);
    const relevant = /^(?:alt|scope|style|tabindex|aria-.*)$/;
    const known = new Map<Element, string>();
    const shapeOf = (element: Element): string => {
      const shape =
        known.get(element) ??
        [
          element.localName,
          ...[...element.classList].sort(),
          element.getAttribute('role') ?? '',
          ...element.getAttributeNames().filter(name => relevant.test(name)),
          element.firstElementChild || element.textContent?.trim() ? '' : 'empty',
        ].join(' ');
      known.set(element, shape);
      return shape;
    };
    const elements = [...read.querySelectorAll('main *:not(svg *)')];
    const headings = elements.filter(({localName}) => /^h[1-6]$/.test(localName));
    const shapes = [
      ...elements.map(
        element => `${shapeOf(element.parentElement ?? element)} > ${shapeOf(element)}`,
      ),
      ...headings.map(({localName}, index) => `${headings[index - 1]?.localName} + ${localName}`),
    ];
    const view: ShapesWindow = window;
    view.shapes ??= new Set();
    const before = view.shapes.size;
    for (const shape of shapes) view.shapes.add(shape);
    const reading = {
      isNew: view.shapes.size > before,
      title: read.title,
      headings: read.querySelectorAll('h1').length,
      mains: read.querySelectorAll('main').length,
      repeatedIds: ids.filter((id, index) => ids.indexOf(id) < index),
      repaired,
    };
    // The links of the sidebar are most of a page, and the same on each of its version.
    for (const list of read.querySelectorAll('nav.menu > ul')) list.replaceChildren();
    const root = document.documentElement;
    for (const {name} of [...root.attributes]) root.removeAttribute(name);
    for (const {name, value} of read.documentElement.attributes) root.setAttribute(name, value);
    root.dataset.hasHydrated = 'true';
    root.dataset.theme = 'light';
    document.title = read.title;
    document.body.replaceWith(document.adoptNode(read.body));
    return reading;
  }, path);
}

/** Paths in groups, each for one test. */
export function inGroups(paths: readonly string[], size = 50): string[][] {
  return Array.from({length: Math.ceil(paths.length / size)}, (_, index) =>
    paths.slice(index * size, (index + 1) * size),
  );
}

export const nameOf = (group: readonly string[]) =>
  `${group.length} pages from ${group[0]} to ${group.at(-1)}`;

/** Shows pages one after the other, as wide as a phone, and expects them to be sound. */
export async function expectWrittenPages(page: Page, paths: readonly string[]): Promise<void> {
  base.setTimeout(180_000);
  await page.setViewportSize(phone);
  for (const path of paths) {
    const {title, isNew, ...counts} = await showWrittenPage(page, path);
    expect.soft(title, path).toMatch(/\S.*Engagespot/);
    expect.soft(counts, path).toEqual({headings: 1, mains: 1, repeatedIds: [], repaired: 0});
    expect.soft(await overflow(page), `${path}: pixels to scroll sideways`).toBe(0);
    if (!isNew) continue;
    expect.soft(await structureViolations(page, 'main'), `${path}: axe`).toEqual([]);
    for (const mode of ['light', 'dark']) {
      await page.locator('html').evaluate((html, theme) => {
        html.dataset.theme = theme;
      }, mode);
      expect.soft(await contrastViolations(page, 'main *'), `${path}, ${mode}`).toEqual([]);
    }
  }
}
