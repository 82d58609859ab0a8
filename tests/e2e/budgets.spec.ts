/** What pages and lazy parts weigh stays within `budgets` of package.json. */
import {expect} from '@playwright/test';
import {readBudgets} from '../../scripts/lib/budgets.ts';
import {weighPage, weighParts} from '../../scripts/lib/weights.ts';
import {test} from './support/test.ts';

const budgets = readBudgets();

function expectWithin(used: Record<string, number>, budget: Record<string, number>): void {
  for (const [kind, amount] of Object.entries(used)) {
    expect.soft(amount, kind).toBeGreaterThan(0);
    expect.soft(amount, kind).toBeLessThanOrEqual(budget[kind] ?? 0);
  }
}

for (const [address, budget] of Object.entries(budgets.pages)) {
  test(`${address} stays within its budget`, async ({browser, baseURL}) => {
    expectWithin(await weighPage(browser, `${baseURL}${address}`), budget);
  });
}

test('what is loaded when it is needed stays small', {tag: '@sweep'}, async ({
  browser,
  baseURL,
}) => {
  // Each part is a page of its own, which has to be idle before and after.
  test.setTimeout(180_000);
  expectWithin(await weighParts(browser, baseURL ?? ''), budgets.parts);
});
