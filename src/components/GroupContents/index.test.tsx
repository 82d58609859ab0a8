import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import {renderInSite} from '@site/tests/support/renderInSite';
import {within} from '@testing-library/react';
import {expect, test} from 'vitest';
import GroupContents from './index';

const version: PropVersionMetadata = {
  pluginId: 'default',
  version: 'current',
  label: '1.5.x',
  banner: null,
  badge: false,
  noIndex: false,
  className: 'docs-version-current',
  isLast: true,
  docsSidebars: {},
  docs: {
    'email/overview': {id: 'email/overview', title: 'Email', description: 'What an email needs.'},
    'email/ses': {id: 'email/ses', title: 'Amazon SES', description: 'Send through SES.'},
    discord: {id: 'discord', title: 'Discord', description: 'Post to a server.'},
  },
};

const items: PropSidebarItem[] = [
  {type: 'html', value: 'A heading', defaultStyle: false},
  {type: 'link', label: 'Discord', href: '/docs/discord', docId: 'discord'},
  {
    type: 'category',
    label: 'Email',
    href: '/docs/email/overview',
    customProps: {index: 'email/overview'},
    collapsible: true,
    collapsed: true,
    items: [{type: 'link', label: 'Amazon SES', href: '/docs/email/ses', docId: 'email/ses'}],
  },
];

function renderContents() {
  return renderInSite(
    <DocsVersionProvider version={version}>
      <GroupContents items={items} />
    </DocsVersionProvider>,
  );
}

test('a page stands with its description', () => {
  const {getByRole, getByText} = renderContents();
  expect(getByRole('link', {name: 'Discord'}).getAttribute('href')).toBe('/docs/discord');
  expect(getByText('Post to a server.')).toBeTruthy();
});

test('a group stands with the description of its index and the names of its pages', () => {
  const {getByRole, getByText} = renderContents();
  const entry = getByRole('link', {name: 'Email'}).closest('li');
  expect(getByText('What an email needs.').closest('li')).toBe(entry);
  const inner = within(entry as HTMLElement).getByRole('link', {name: 'Amazon SES'});
  expect(inner.getAttribute('href')).toBe('/docs/email/ses');
});

test('a heading between items is left out', () => {
  const {queryByText} = renderContents();
  expect(queryByText('A heading')).toBeNull();
});
