/**
 * Weighs the built site: each budget of package.json beside what the site weighs now, and what it weighed when
 * BENCHMARKS.md was last made. Fails when a budget is exceeded.
 *
 *   npm run budget
 */
import {readLandedWeights} from './lib/benchReport.ts';
import {readBudgets} from './lib/budgets.ts';
import {exitWithMessage} from './lib/exit.ts';
import {withSiteAndBrowser} from './lib/siteBrowser.ts';
import {buildSiteWhenStale} from './lib/siteBuild.ts';
import {listAmounts, weighSite} from './lib/weights.ts';

function show(amount: number | undefined): string {
  return (amount?.toFixed(1) ?? '–').padStart(7);
}

async function compareWithBudgets(): Promise<void> {
  await buildSiteWhenStale();
  const budgets = readBudgets();
  const weights = await withSiteAndBrowser((browser, url) =>
    weighSite(browser, url, Object.keys(budgets.pages)),
  );
  const landed = readLandedWeights();
  const now = new Map(listAmounts(weights).map(({name, amount}) => [name, amount]));
  const rows = listAmounts(budgets);
  const width = Math.max(...rows.map(({name}) => name.length));
  console.log(`${'Kilobytes, gzip'.padEnd(width)}   budget      now   landed`);
  const exceeded: string[] = [];
  for (const {name, amount: budget} of rows) {
    const amount = now.get(name);
    const isExceeded = amount === undefined || amount > budget;
    if (isExceeded) exceeded.push(name);
    const mark = isExceeded ? '  exceeded' : '';
    console.log(
      `${name.padEnd(width)}  ${show(budget)}  ${show(amount)}  ${show(landed.get(name))}${mark}`,
    );
  }
  if (exceeded.length > 0) throw new Error(`\nBeyond the budget: ${exceeded.join(', ')}`);
}

await compareWithBudgets().catch(exitWithMessage);
