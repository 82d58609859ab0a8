import {expect, test} from 'vitest';
import {keyNames, shortcutsOf} from './shortcuts';

function pageOf(html: string): HTMLElement {
  const page = document.createElement('html');
  page.innerHTML = `<body>${html}</body>`;
  return page;
}

const titles = (html: string) => shortcutsOf(pageOf(html)).map(({title}) => title);

test('only what works on the page is listed', () => {
  expect(titles('')).toEqual(['On this page']);
  expect(titles('<ul><li role="tab"></li></ul>')).toEqual(['On this page', 'In tabs']);
  expect(titles('<section aria-label="Playground: React"></section>')).toContain(
    'In the editor of the playground',
  );
  const search = '<button aria-keyshortcuts="Control+K Meta+K /"></button>';
  const [first] = shortcutsOf(pageOf(`${search}<div data-ask></div>`));
  expect(first?.shortcuts.map(({does}) => does)).toEqual([
    'Search',
    'Ask a question',
    'Show this list',
    'Close a dialog or a menu',
  ]);
});

test('keys have the names that they have on the device', () => {
  expect(keyNames('Mod K', true)).toEqual(['⌘', 'K']);
  expect(keyNames('Mod Shift ?', false)).toEqual(['Ctrl', 'Shift', '?']);
  expect(keyNames('/', false)).toEqual(['/']);
});
