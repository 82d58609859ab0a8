import {renderInSite} from '@site/tests/support/renderInSite';
import {fireEvent} from '@testing-library/react';
import TabItem from '@theme/TabItem';
import {expect, test} from 'vitest';
import Tabs from './index';

function renderTabs() {
  const view = renderInSite(
    <Tabs>
      <TabItem value="node" label="Node.js">
        First
      </TabItem>
      <TabItem value="python" label="Python">
        Second
      </TabItem>
    </Tabs>,
  );
  const tab = (name: string) => view.getByRole('tab', {name});
  return {
    ...view,
    tab,
    panelOf: (name: string) =>
      document.getElementById(tab(name).getAttribute('aria-controls') ?? ''),
  };
}

test('each tab names its panel, which has its name', () => {
  const {panelOf} = renderTabs();
  for (const [name, text] of Object.entries({'Node.js': 'First', Python: 'Second'})) {
    expect(panelOf(name)?.textContent).toBe(text);
    expect(panelOf(name)?.getAttribute('aria-label')).toBe(name);
  }
});

test('the panel of a tab that is not chosen is hidden until the browser finds something in it', () => {
  const {tab, panelOf} = renderTabs();
  expect(panelOf('Python')?.getAttribute('hidden')).toBe('until-found');
  fireEvent.click(tab('Python'));
  expect(panelOf('Python')?.hasAttribute('hidden')).toBe(false);
  expect(panelOf('Node.js')?.getAttribute('hidden')).toBe('until-found');
});

test('arrow keys move around, Enter chooses', () => {
  const {tab} = renderTabs();
  tab('Node.js').focus();
  fireEvent.keyDown(tab('Node.js'), {key: 'ArrowLeft'});
  expect(document.activeElement).toBe(tab('Python'));
  fireEvent.keyDown(tab('Python'), {key: 'Enter'});
  expect(tab('Python').getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(tab('Python'), {key: 'ArrowRight'});
  expect(document.activeElement).toBe(tab('Node.js'));
});
