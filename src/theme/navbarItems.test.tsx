import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import type {NavbarItem} from '@docusaurus/theme-common';
import LayoutProvider from '@theme/Layout/Provider';
import NavbarContent from '@theme/Navbar/Content';
import {type ReactNode, useContext} from 'react';
import {expect, test, vi} from 'vitest';
import {renderInSite} from '../../tests/support/renderInSite';

/** The navbar of this site with one item. */
function NavbarWith({item}: {item: object}): ReactNode {
  const site = useContext(Context);
  const {themeConfig} = site.siteConfig;
  const navbar = {...Object(themeConfig.navbar), items: [item as NavbarItem]};
  return (
    <Context.Provider
      value={{...site, siteConfig: {...site.siteConfig, themeConfig: {...themeConfig, navbar}}}}
    >
      <LayoutProvider>
        <NavbarContent />
      </LayoutProvider>
    </Context.Provider>
  );
}

/** What rendering the navbar with an item throws. */
function errorOf(item: object): Error {
  // React reports errors on the console as well.
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    renderInSite(<NavbarWith item={item} />);
  } catch (error) {
    return error as Error;
  } finally {
    report.mockRestore();
  }
  throw new Error('The navbar was rendered');
}

test.each([
  ['has an unknown type', {type: 'custom-clock', label: 'Clock'}, 'type "custom-clock"'],
  ['fails to render', {type: 'docSidebar', sidebarId: 'gone', label: 'Docs'}, '"gone"'],
])(
  'a navbar item that %s, raises an error naming the item config',
  {tags: '@spec:errors.navbar-item'},
  (_, item, cause) => {
    const error = errorOf(item);
    expect(error.message).toContain('A theme navbar item failed to render');
    expect(error.message).toContain(JSON.stringify(item, null, 2));
    expect(String(error.cause)).toContain(cause);
  },
);
