import {expect, test, vi} from 'vitest';
import {reveal} from './reveal';

/** Tabs as the theme writes them: the second panel is hidden, and has tabs of its own in `inner`. */
function tabs(name: string, inner: string): string {
  return `<div role="tablist"><div role="tab" id="${name}-1" aria-controls="${name}-a" aria-selected="true"></div><div role="tab" id="${name}-2" aria-controls="${name}-b" aria-selected="false"></div></div><div role="tabpanel" id="${name}-a"></div><div role="tabpanel" id="${name}-b" hidden>${inner}</div>`;
}

test('opens the tabs around a heading, the outermost first, and scrolls to it', async () => {
  document.body.innerHTML = tabs('outer', tabs('inner', '<h3 id="target"></h3>'));
  const clicked: string[] = [];
  document.addEventListener('click', ({target}) => clicked.push((target as Element).id));
  const target = document.getElementById('target') as HTMLElement;
  target.scrollIntoView = vi.fn();
  reveal(target);
  expect(clicked).toEqual(['outer-2', 'inner-2']);
  await vi.waitFor(() => expect(target.scrollIntoView).toHaveBeenCalled());
});
