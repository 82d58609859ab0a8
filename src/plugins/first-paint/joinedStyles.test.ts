import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import {addStyles} from './html.ts';
import {joinPageStyles} from './joinedStyles.ts';

const page =
  '<html><head><link rel=stylesheet href=/base/assets/css/styles.1a.css /><title>T</title></head><body></body></html>';
const own = ['/base/assets/css/console.1a.css', '/base/assets/css/home.1a.css'];

const sheets = {
  'assets/css/styles.1a.css': 'p{color:red}',
  'assets/css/console.1a.css': 'p{color:green}',
  'assets/css/home.1a.css': 'p{color:blue}',
};

async function join(pages: Readonly<Record<string, string>>): Promise<string> {
  const outDir = await temporaryFolder({...sheets, ...pages});
  const stylesOf = new Map(Object.keys(pages).map(name => [name, own]));
  await joinPageStyles(
    {outDir, baseUrl: '/base/', siteSheet: 'assets/css/styles.1a.css'},
    stylesOf,
  );
  return outDir;
}

test('a page with style sheets of its own links one file with all rules in their order', async () => {
  const outDir = await join({'index.html': addStyles(page, own, 'index.html')});
  const html = await readFile(path.join(outDir, 'index.html'), 'utf8');
  expect(html.match(/<link [^>]*>/g)).toEqual([
    `<link rel="stylesheet" href="/base/assets/css/styles-console-home.1a.css" data-parts="${own.join(' ')}">`,
  ]);
  expect(html).toContain('<title>T</title></head>');
  const joined = path.join(outDir, 'assets/css/styles-console-home.1a.css');
  expect(await readFile(joined, 'utf8')).toBe('p{color:red}\np{color:green}\np{color:blue}');
});

test('pages with other style sheets have other files, and those without have none', async () => {
  const outDir = await join({
    'a.html': addStyles(page, own.slice(0, 1), 'a.html'),
    'b.html': addStyles(page, own.slice(1), 'b.html'),
    'c.html': page,
  });
  expect(await readFile(path.join(outDir, 'a.html'), 'utf8')).toContain('styles-console.1a.css');
  expect(await readFile(path.join(outDir, 'b.html'), 'utf8')).toContain('styles-home.1a.css');
  expect(await readFile(path.join(outDir, 'c.html'), 'utf8')).toBe(page);
  expect(await readdir(path.join(outDir, 'assets/css'))).toHaveLength(5);
});

test('a page that does not link the style sheet of the site is named', async () => {
  const foreign = addStyles('<html><head></head></html>', own, 'docs/a.html');
  await expect(join({'docs/a.html': foreign})).rejects.toThrow('docs/a.html does not link');
});
