/**
 * Wraps the theme's version menu, which reads its version from the address. Servers send one page for every address
 * without a page, below each version: the menu shows what that page shows until React has taken it over.
 */

import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import VersionMenu from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';
import {Route} from 'react-router-dom';

export default function VersionMenuOfPage(props: Props): ReactNode {
  const location = useLocation();
  const isTakenOver = useIsBrowser();
  const hasPage = isTakenOver || matchRoutes(routes, location.pathname).at(-1)?.route.path !== '*';
  return (
    <Route location={hasPage ? location : {...location, pathname: '/404.html'}}>
      <VersionMenu {...props} />
    </Route>
  );
}
