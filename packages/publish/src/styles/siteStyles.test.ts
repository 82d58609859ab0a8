import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import type {Settings} from './switchedOff.ts';
import {dropUnusedStyles} from './usedStyles.ts';

const css = `
:root { --used: red; --unused: blue; --elsewhere: red; --inline: var(--deep); }
:root { --deep: var(--deeper); --deeper: red; }
html[data-closed="true"] { --deep: var(--dark); --dark: blue; }
.shown { color: var(--used); }
.hidden { color: green; }
.set-by-script { color: green; }
.frame_aB3d { color: green; }
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
  'assets/js/page-a.1.js': 'n = "frame_aB3d"; text = "hidden"',
};

const pages = new Map([
  [
    'index.html',
    '<html><head><script>document.documentElement.setAttribute("data-closed", true)</script></head><body><p class=shown style="color: var(--inline)">A text about hidden things</p></body></html>',
  ],
]);

test('rules that no page and no script can use are gone, all others stay', async () => {
  const folder = await temporaryFolder(files);
  await dropUnusedStyles(folder, pages, {});
  const result = await readFile(path.join(folder, 'assets/css/styles.0.css'), 'utf8');
  for (const text of [
    '.shown { color: red; }',
    '--elsewhere',
    '--inline',
    '--deep: red',
    '--dark:',
    'data-closed',
  ]) {
    expect(result).toContain(text);
  }
  const later = await readFile(path.join(folder, 'assets/css/later.0.css'), 'utf8');
  for (const text of ['.set-by-script', '.frame_aB3d']) {
    expect(later).toContain(text);
    expect(result).not.toContain(text);
  }
  for (const text of [':hover', '(width < 600px)', '@font-face']) expect(result).toContain(text);
  for (const text of ['.hidden', '--unused', '--used', '@keyframes'])
    expect(result).not.toContain(text);
});

test('a build without the style sheet, or with two, is refused', async () => {
  await expect(
    dropUnusedStyles(await temporaryFolder({'assets/css/a.css': ''}), pages, {}),
  ).rejects.toThrow('there are 0');
  const two = {'assets/css/styles.0.css': '', 'assets/css/styles.1.css': ''};
  await expect(dropUnusedStyles(await temporaryFolder(two), pages, {})).rejects.toThrow(
    'there are 2',
  );
});

test('a selector that would get lost is refused', async () => {
  const read = async (rule: string) => {
    const folder = await temporaryFolder({'assets/css/styles.0.css': `.shown{color:red}${rule}`});
    await dropUnusedStyles(folder, pages, {});
    return readFile(path.join(folder, 'assets/css/styles.0.css'), 'utf8');
  };
  await expect(read('.shown:is(:hover,:not(.a):focus-within) p{a:b}')).rejects.toThrow(
    '`.shown:is(:hover,:not(.a):focus-within) p` would be lost',
  );
  await expect(read('p:where(:hover){a:b}')).rejects.toThrow('would be lost');
  expect(await read('.shown:is(p,body){a:b}.shown:hover p{a:b}')).toContain('.shown:hover p');
});

test('rules of what the configuration switches off are gone, though scripts name them', async () => {
  const sheets = {
    'assets/css/styles.0.css':
      '.navbar--dark { color: red; } .collapseSidebarButton_aB3d { color: red; } html, .footer--dark { color: red; }',
    'assets/js/main.1.js':
      'a = ["navbar--dark", "collapseSidebarButton_aB3d", "footer--dark", "html"]',
  };
  const read = async (settings: Settings) => {
    const folder = await temporaryFolder(sheets);
    await dropUnusedStyles(folder, new Map(), settings);
    const [first, later] = await Promise.all(
      ['styles', 'later'].map(name =>
        readFile(path.join(folder, `assets/css/${name}.0.css`), 'utf8'),
      ),
    );
    return `${first}${later}`;
  };
  expect((await read({})).trim()).toBe('html { color: red; }');
  const all = await read({
    docs: {versionPersistence: 'none', sidebar: {hideable: true, autoCollapseCategories: false}},
    navbar: {style: 'dark', hideOnScroll: false, title: '', items: []},
    footer: {style: 'dark', links: []},
  });
  for (const name of ['navbar--dark', 'collapseSidebarButton', 'footer--dark']) {
    expect(all).toContain(name);
  }
});
