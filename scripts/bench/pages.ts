import type {ResultTable} from '../lib/benchReport.ts';
import type {Budgets, PageWeight} from '../lib/budgets.ts';
import {heavyBuildDirectory} from '../lib/paths.ts';
import {withSiteAndBrowser} from '../lib/siteBrowser.ts';
import {weighPage} from '../lib/weights.ts';
import {devices, measureSpeed, type Speed, speedCells} from './speed.ts';

const comparedPage = '/docs/introduction/quick-start';

function weightCells(weight: PageWeight): string[] {
  const {scripts, scriptRequests, styles, laterStyles, html, fonts} = weight;
  return [
    `${scripts.toFixed(1)} KB in ${scriptRequests}`,
    ...[styles, laterStyles, html, fonts].map(amount => `${amount.toFixed(1)} KB`),
  ];
}

/** What pages and lazy parts weigh. */
export function weightTables({pages, parts}: Budgets): ResultTable[] {
  return [
    {
      title: 'Pages',
      text: 'What a first visit loads before the reader does anything. Scripts with the number of their requests.',
      columns: ['Page', 'Scripts', 'Styles', 'Styles with the scripts', 'HTML', 'Fonts'],
      rows: Object.entries(pages).map(([page, weight]) => [`\`${page}\``, ...weightCells(weight)]),
    },
    {
      title: 'Parts',
      text: 'What is loaded when it is needed.',
      columns: ['Part', 'Weight'],
      rows: Object.entries(parts).map(([part, weight]) => [
        `\`${part}\``,
        `${weight.toFixed(1)} KB`,
      ]),
    },
  ];
}

/** The speed of pages in Lighthouse. */
export async function measureSpeeds(pages: readonly string[], runs: number): Promise<ResultTable> {
  return withSiteAndBrowser(async (_browser, siteUrl) => {
    const rows: string[][] = [];
    for (const page of pages) {
      for (const device of devices) {
        const speed = await measureSpeed(siteUrl + page, device, runs);
        rows.push([`\`${page}\``, device, ...speedCells(speed)]);
        console.log(rows.at(-1)?.join('  '));
      }
    }
    return {
      title: 'Lighthouse',
      text: `Median of ${runs} runs.`,
      columns: ['Page', 'Device', 'Score', 'LCP', 'TBT', 'CLS'],
      rows,
    };
  });
}

interface Measured {
  weight: PageWeight;
  speed: Speed;
}

async function measurePage(runs: number, directory?: string): Promise<Measured> {
  return withSiteAndBrowser(async (browser, siteUrl) => {
    const url = siteUrl + comparedPage;
    return {
      weight: await weighPage(browser, url),
      speed: await measureSpeed(url, 'mobile', runs),
    };
  }, directory);
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)} %`;
}

/** The same page of the same content with the light plugins and without, one after the other. */
export async function measureRatio(runs: number): Promise<ResultTable> {
  const light = await measurePage(runs);
  const heavy = await measurePage(runs, heavyBuildDirectory);
  const cells = ({weight, speed}: Measured) => [...weightCells(weight), ...speedCells(speed)];
  return {
    title: 'What the light plugins save',
    text: `\`${comparedPage}\` on a phone, built from the same content with the light plugins and without.`,
    columns: [
      'Build',
      'Scripts',
      'Styles',
      'Styles with the scripts',
      'HTML',
      'Fonts',
      'Score',
      'LCP',
      'TBT',
      'CLS',
    ],
    rows: [
      ['With', ...cells(light)],
      ['Without', ...cells(heavy)],
      [
        'Ratio',
        percent(light.weight.scripts, heavy.weight.scripts),
        percent(light.weight.styles + light.weight.laterStyles, heavy.weight.styles),
        '',
        percent(light.weight.html, heavy.weight.html),
        percent(light.weight.fonts, heavy.weight.fonts),
        '',
        percent(light.speed.largestPaint, heavy.speed.largestPaint),
        percent(light.speed.blockingTime, heavy.speed.blockingTime),
        '',
      ],
    ],
  };
}
