/** Pages that together have every kind of control, walked through with the Tab key alone. */
import {expect, type Page} from '@playwright/test';
import {notFoundPath, open, settled} from './support/site.ts';
import {test} from './support/test.ts';

const pageTypes = [
  '/',
  '/docs/introduction/quick-start',
  '/api/notifications/send-notification',
  '/search?q=data%20region',
  notFoundPath,
];

/** What a walk saw. */
interface Walk {
  /** Every visible element that can be reached, in the order of the document. */
  reachable: string[];
  /** Every element that had the focus, in the order of the walk. */
  focused: string[];
  /** Those of them that did not show that they had it. */
  unmarked: string[];
  /** Those of them that the bar at the top covered as a whole. */
  covered: string[];
}

/**
 * Notes in the page which elements get the focus, and whether one can see it: it, what it generates
 * or what it stands in looks other than without the focus. Numbers all elements that should get it.
 */
function observe(): void {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const isReachable = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.checkVisibility({visibilityProperty: true}) &&
    !element.closest('[inert]');
  const name = (element: Element) => {
    const number = [...document.querySelectorAll(selector)].indexOf(element);
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${number} ${element.localName} ${text.trim().slice(0, 40)}`;
  };
  const lookOf = (element: Element, part?: string) => {
    const {outline, boxShadow, borderColor, backgroundColor} = getComputedStyle(element, part);
    return [outline, boxShadow, borderColor, backgroundColor].join();
  };
  const look = (element: Element) => {
    const around = element.closest('li, form, article') ?? element;
    const parts = [element, element.parentElement ?? element, around].map(part => lookOf(part));
    return [...parts, lookOf(element, '::before'), lookOf(element, '::after')].join();
  };
  const looks = new Map<Element, string>();
  const walk: Walk = {reachable: [], focused: [], unmarked: [], covered: []};
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!isReachable(element)) continue;
    walk.reachable.push(name(element));
    looks.set(element, look(element));
  }
  document.addEventListener('focusin', ({target}) => {
    if (!(target instanceof Element)) return;
    walk.focused.push(name(target));
    if (look(target) === looks.get(target)) walk.unmarked.push(name(target));
    const bar = document.querySelector('.navbar');
    const place = target.getBoundingClientRect();
    const {top = 0, bottom = 0} = bar?.getBoundingClientRect() ?? {};
    const isUnder = place.top >= top && place.bottom <= bottom;
    if (isUnder && !bar?.contains(target)) walk.covered.push(name(target));
  });
  Object.assign(window, {walk});
}

/** @param key Tab to walk forward, Shift+Tab to walk back */
async function walkThrough(page: Page, key = 'Tab'): Promise<Walk> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.evaluate(observe);
  const read = () => page.evaluate(() => Reflect.get(window, 'walk') as Walk);
  const {reachable} = await read();
  // Past the last element the focus leaves the page; a trap would keep it, whatever the number.
  for (let presses = 0; presses <= reachable.length; presses++) await page.keyboard.press(key);
  return read();
}

test.describe('Keyboard', () => {
  for (const [index, path] of pageTypes.entries()) {
    const tag = index < 2 ? [] : '@sweep';
    test(`every interactive thing is reached, shows its focus, and lets it go: ${path}`, {
      tag,
    }, async ({page}) => {
      await open(page, path);
      if (path.startsWith('/search')) await page.getByText(/documents found/).waitFor();
      const {reachable, focused, unmarked} = await walkThrough(page);
      expect(reachable.length).toBeGreaterThan(10);
      expect(reachable.filter(name => !focused.includes(name))).toEqual([]);
      expect(unmarked).toEqual([]);
    });
  }

  for (const width of [1280, 320]) {
    test(`on the way back up, no stop is under the bar at the top: ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 720});
      await open(page, '/docs/introduction/quick-start');
      const {focused, covered} = await walkThrough(page, 'Shift+Tab');
      expect(focused.length).toBeGreaterThan(50);
      expect(covered).toEqual([]);
    });
  }

  test('a table is a stop only where it is wider than the page', async ({page}) => {
    await open(page, '/docs/features/channels/sms/gupshup');
    const stop = page.getByRole('group', {name: 'Wide table'});
    await settled(page);
    await expect(stop).toHaveCount(0);
    const table = page.locator('article table').first();
    await table.evaluate(element => {
      element.style.minWidth = '300vw';
    });
    await expect(stop).toHaveCount(1);
    await expect(stop).toHaveAttribute('tabindex', '0');
    await table.evaluate(element => {
      element.style.minWidth = '';
    });
    await expect(stop).toHaveCount(0);
  });

  test('the drawer of a phone is opened, walked into and closed', async ({page}) => {
    await page.setViewportSize({width: 375, height: 812});
    await open(page, '/docs/concepts/workspace');
    const toggle = page.getByRole('button', {name: /navigation bar/i});
    await toggle.focus();
    await page.keyboard.press('Enter');
    const drawer = page.locator('.navbar-sidebar');
    await expect(drawer).toBeVisible();
    const close = drawer.getByRole('button', {name: /close/i});
    const hasFocus = () => close.evaluate(element => element === document.activeElement);
    for (let presses = 0; presses < 20 && !(await hasFocus()); presses++) {
      await page.keyboard.press('Tab');
    }
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeHidden();
  });
});
