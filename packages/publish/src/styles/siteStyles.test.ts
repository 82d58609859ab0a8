import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../../tests/support/temporaryFolder.ts';
import {type StyleUse, writeSiteStyles} from './siteStyles.ts';

const css = `
:root { --used: red; --unused: blue; --elsewhere: red; --foreign: red; --inline: var(--deep); }
:root { --deep: var(--deeper); --deeper: red; }
html[data-closed="true"] { --deep: var(--dark); --dark: blue; }
.shown { color: var(--used); }
.hidden { color: green; }
.set-by-script { color: green; }
._aB3d { color: green; }
html[data-closed="true"] .shown { display: none; }
.shown:hover::before { content: "x"; }
@media (width < 600px) { .shown { margin: 0; } .hidden { margin: 0; } }
@font-face { font-family: Own; src: url(own.woff2); }
@keyframes used { to { opacity: 0; } }
`;

const files = {
  'assets/css/styles.0.css': css,
  'frames/frame.html': '<p class="hidden" style="color: var(--unused)">',
  'assets/css/diagram.0.css': '.node { fill: var(--elsewhere); }',
  'assets/js/main.1.js': 'e.className = "set-by-script"',
  'assets/js/page-a.1.js': 'n = "_aB3d"; text = "hidden"',
};

const use: StyleUse = {
  pages: [
    '<html><head><script>document.documentElement.setAttribute("data-closed", true)</script></head><body><p class="shown" style="color: var(--inline)">A text about hidden things</p></body></html>',
  ],
  foreign: ['const sheet = "p { color: var(--foreign) }"'],
};

/** The style sheets that a build with these files gets: their addresses and texts. */
async function write(sheets: Record<string, string>, settings: Partial<StyleUse> = {}) {
  const folder = await temporaryFolder({
    // Folders that each build has.
    'assets/js/main.1.js': '',
    ...sheets,
  });
  const addresses = await writeSiteStyles(folder, '/help/', {...use, ...settings});
  const read = (address: string) =>
    readFile(path.join(folder, address.slice('/help/'.length)), 'utf8');
  return {
    folder,
    addresses,
    first: await read(addresses.site),
    later: await read(addresses.later),
  };
}

test('rules that no page and no script can use are gone, all others stay', async () => {
  const {first, later} = await write(files);
  for (const text of [
    '.shown { color: red; }',
    '--elsewhere',
    '--foreign',
    '--inline',
    '--deep: red',
    '--dark:',
    'data-closed',
    ':hover',
    '(width < 600px)',
    '@font-face',
  ]) {
    expect(first).toContain(text);
  }
  for (const text of ['.hidden', '--unused', '--used', '@keyframes']) {
    expect(first).not.toContain(text);
  }
  for (const text of ['.set-by-script', '._aB3d']) {
    expect(later).toContain(text);
    expect(first).not.toContain(text);
  }
});

test('its style sheets are named by their content, and the one of the bundler is gone', async () => {
  const {folder, addresses} = await write(files);
  expect(addresses).toEqual({
    bundled: '/help/assets/css/styles.0.css',
    site: expect.stringMatching(/^\/help\/assets\/css\/styles\.[0-9a-f]{8}\.css$/),
    later: expect.stringMatching(/^\/help\/assets\/css\/later\.[0-9a-f]{8}\.css$/),
  });
  expect(await readdir(path.join(folder, 'assets/css'))).toHaveLength(3);
  const changed = css.replace('.set-by-script { color: green', '.set-by-script { color: blue');
  const other = await write({...files, 'assets/css/styles.0.css': changed});
  expect(other.addresses.site).toBe(addresses.site);
  expect(other.addresses.later).not.toBe(addresses.later);
});

test('a build without the style sheet, or with two, is refused', async () => {
  await expect(write({'assets/css/a.css': ''})).rejects.toThrow('there are 0');
  const two = {'assets/css/styles.0.css': '', 'assets/css/styles.1.css': ''};
  await expect(write(two)).rejects.toThrow('there are 2');
});

test('a selector that would get lost is refused', async () => {
  const read = async (rule: string) =>
    (await write({'assets/css/styles.0.css': `.shown{color:red}${rule}`})).first;
  await expect(read('.shown:is(:hover,:not(.a):focus-within) p{a:b}')).rejects.toThrow(
    '`.shown:is(:hover,:not(.a):focus-within) p` would be lost',
  );
  await expect(read('p:where(:hover){a:b}')).rejects.toThrow('would be lost');
  expect(await read('.shown:is(p,body){a:b}.shown:hover p{a:b}')).toContain('.shown:hover p');
});
