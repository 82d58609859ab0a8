/**
 * Prints the points that the HTTP Observatory of Mozilla would give the site, by its published rules. Builds the site
 * when it is stale. Exits with 1 below an A+.
 *
 *   npm run observatory                              the built site, behind the preview server
 *   npm run observatory -- https://docs.example.com  a published one
 */

import {startPreviewServer} from '@engagespot-docs/publish/preview';
import {exitWithMessage} from './lib/exit.ts';
import {scoreAnswer} from './lib/observatory.ts';
import {buildDirectory} from './lib/paths.ts';
import {buildSiteWhenStale} from './lib/siteBuild.ts';

async function printScore(address: string): Promise<void> {
  const response = await fetch(address);
  const score = scoreAnswer({headers: response.headers, html: await response.text()});
  for (const {test, points, reason} of score.findings) {
    const sign = points > 0 ? '+' : '';
    console.log(`${(sign + points).padStart(4)}  ${test}: ${reason}`);
  }
  console.log(`\n${score.grade}: ${score.points} of ${score.most} points`);
  process.exitCode = score.grade === 'A+' ? 0 : 1;
}

async function run(address: string | undefined): Promise<void> {
  if (address) return printScore(address);
  await buildSiteWhenStale();
  const server = await startPreviewServer({directory: buildDirectory, port: 0});
  await printScore(`${server.url}/`).finally(server.close);
}

await run(process.argv[2]).catch(exitWithMessage);
