import {renderInSite} from '@site/tests/support/renderInSite';
import {act, fireEvent} from '@testing-library/react';
import {expect, test} from 'vitest';
import TabList from './TabList';

const names = ['Send', 'Network', 'Console'];

function renderTabs() {
  const tabs = names.map(name => ({id: name.toLowerCase(), label: name, content: `In ${name}`}));
  const {getByRole, getAllByRole, rerender} = renderInSite(<TabList label="More" tabs={tabs} />);
  const tab = (name: string) => getByRole('tab', {name});
  return {
    getByRole,
    getAllByRole,
    rerender,
    tab,
    chosen: () => getByRole('tab', {selected: true}).textContent,
    press: (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, {key}),
  };
}

test('the first tab is chosen, and its panel alone is shown', () => {
  const {getByRole, getAllByRole, chosen} = renderTabs();
  expect(getByRole('tablist', {name: 'More'})).toBeTruthy();
  expect(chosen()).toBe('Send');
  expect(getAllByRole('tabpanel').map(({textContent}) => textContent)).toEqual(['In Send']);
});

test('tabs and panels name each other', () => {
  const {tab, getByRole} = renderTabs();
  act(() => tab('Network').click());
  const panel = getByRole('tabpanel', {name: 'Network'});
  expect(panel.textContent).toBe('In Network');
  expect(tab('Network').getAttribute('aria-controls')).toBe(panel.id);
  for (const name of names) {
    expect(document.getElementById(tab(name).getAttribute('aria-controls') ?? '')).not.toBeNull();
  }
});

test('arrows lead around, and take the focus along', () => {
  const {tab, press, chosen} = renderTabs();
  tab('Send').focus();
  for (const name of ['Network', 'Console', 'Send']) {
    press('ArrowRight');
    expect([chosen(), document.activeElement?.textContent]).toEqual([name, name]);
  }
  for (const name of ['Console', 'Network', 'Send']) {
    press('ArrowLeft');
    expect([chosen(), document.activeElement?.textContent]).toEqual([name, name]);
  }
});

test('Home and End lead to the first and the last', () => {
  const {tab, press, chosen} = renderTabs();
  tab('Send').focus();
  press('End');
  expect([chosen(), document.activeElement]).toEqual(['Console', tab('Console')]);
  press('Home');
  expect([chosen(), document.activeElement]).toEqual(['Send', tab('Send')]);
});

test('keys that choose a tab do not scroll the page, and others do what they do', () => {
  const {tab} = renderTabs();
  tab('Send').focus();
  for (const [key, isTaken] of [
    ['ArrowRight', true],
    ['Home', true],
    ['ArrowDown', false],
    ['Tab', false],
    ['a', false],
  ] as const) {
    const isDefault = fireEvent.keyDown(document.activeElement ?? document.body, {key});
    expect([key, isDefault]).toEqual([key, !isTaken]);
  }
});

test('one tab is reached by the Tab key: the chosen one', () => {
  const {tab, press} = renderTabs();
  tab('Send').focus();
  press('ArrowRight');
  expect(names.map(name => tab(name).tabIndex)).toEqual([-1, 0, -1]);
});

test('a label can change while its tab is chosen', () => {
  const {rerender, getByRole} = renderInSite(
    <TabList label="More" tabs={[{id: 'log', label: 'Console (0)', content: 'Empty'}]} />,
  );
  rerender(<TabList label="More" tabs={[{id: 'log', label: 'Console (1)', content: 'A line'}]} />);
  expect(getByRole('tab', {selected: true}).textContent).toBe('Console (1)');
  expect(getByRole('tabpanel').textContent).toBe('A line');
});
