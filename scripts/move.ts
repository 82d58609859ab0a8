/**
 * Moves a page of docs/ and keeps everything that knows it right: its own links, links to it, the
 * sidebar, and a redirect from the old address.
 *
 *   npm run move -- docs/concepts/workspace.mdx docs/concepts/workspaces.mdx
 */
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {exitWithMessage} from './lib/exit.ts';
import {planMove} from './lib/movePage.ts';
import {readPages} from './lib/pages.ts';
import {rootDirectory} from './lib/paths.ts';

const sidebarFile = 'sidebars.ts';
const redirectsFile = 'config/redirects.ts';

function inRoot(file: string): string {
  return path.join(rootDirectory, file);
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(inRoot(file)), {recursive: true});
  await writeFile(inRoot(file), content);
}

async function movePage([from, to, ...rest]: string[]): Promise<void> {
  if (!from || !to || rest.length > 0) {
    throw new Error('Usage: npm run move -- docs/old/path.mdx docs/new/path.mdx');
  }
  const plan = planMove({
    pages: await readPages(),
    from: path.posix.normalize(from),
    to: path.posix.normalize(to),
    sidebar: await readFile(inRoot(sidebarFile), 'utf8'),
    redirects: await readFile(inRoot(redirectsFile), 'utf8'),
  });
  for (const [file, content] of plan.files) await write(file, content);
  await rm(inRoot(from));
  await write(sidebarFile, plan.sidebar);
  await write(redirectsFile, plan.redirects);
  console.log(`${plan.route.from} → ${plan.route.to}`);
  console.log(
    [...plan.files.keys(), sidebarFile, redirectsFile].map(file => `  ${file}`).join('\n'),
  );
}

await movePage(process.argv.slice(2)).catch(exitWithMessage);
