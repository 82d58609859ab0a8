import lighthouse from 'lighthouse';
import {chromium} from '@playwright/test';
import {chromiumArguments, ensureChromium} from './chromium.ts';
for (const p of process.argv.slice(2)) {
  const b = await chromium.launch({executablePath: await ensureChromium(), args: [...chromiumArguments, '--remote-debugging-port=9311']});
  const r = await lighthouse('http://localhost:3000' + p, {port: 9311, onlyCategories: ['performance']});
  const a = r!.lhr.audits;
  console.log(p, r!.lhr.categories.performance!.score, 'LCP', a['largest-contentful-paint']!.numericValue, 'FCP', a['first-contentful-paint']!.numericValue, 'TBT', a['total-blocking-time']!.numericValue, 'CLS', a['cumulative-layout-shift']!.numericValue);
  const m = (a['metrics']!.details as any).items[0];
  console.log('observed', m.observedFirstContentfulPaint, m.observedLargestContentfulPaint, m.observedLoad);
  for (const i of (a['network-requests']!.details as any).items) console.log(Math.round(i.networkRequestTime), Math.round(i.networkEndTime), i.transferSize, i.priority, i.url.replace('http://localhost:3000', ''));
  const sh = a['layout-shifts'] as any; if (sh?.details?.items?.length) console.log(JSON.stringify(sh.details.items).slice(0, 1500));
  const el = a['lcp-breakdown-insight'] as any; console.log(JSON.stringify(el?.details).slice(0, 900));
  await b.close();
}
process.exit(0);
