/**
 * Replaces `react-router-config`, by which Docusaurus finds and renders the route of an
 * address. It does the same, with two differences: `/Docs` is not `/docs`, and a route with pages below it is found
 * only where one of them is. So the browser shows what the server sends for an address without a page: the page for
 * that, not an empty frame of the documentation.
 */
import type {ReactNode} from 'react';
import type {MatchedRoute, RouteConfig} from 'react-router-config';
import {matchPath, Route, useLocation} from 'react-router-dom';

const trailingSlash = /\/$/;

/**
 * Whether an address can be that of a route, or lie below it: a comparison of texts. A site has a thousand routes, and
 * to ask the router about each takes a fifth of the time in which a page is rendered.
 */
export function canMatch({path, exact}: RouteConfig, pathname: string): boolean {
  if (typeof path !== 'string' || /[:*(?+]|\/\//.test(path)) return true;
  const wanted = path.replace(trailingSlash, '');
  const given = pathname.replace(trailingSlash, '');
  return given === wanted || (!exact && given.startsWith(`${wanted}/`));
}

function leadsToPage(route: RouteConfig, pathname: string): boolean {
  if (!canMatch(route, pathname)) return false;
  if (!matchPath(pathname, {...route, sensitive: true})) return false;
  return !route.routes || route.routes.some(inner => leadsToPage(inner, pathname));
}

/** The route of an address, and inside it the route of its route; empty when there is none. */
export function matchRoutes(routes: RouteConfig[], pathname: string): MatchedRoute<object>[] {
  const route = routes.find(candidate => leadsToPage(candidate, pathname));
  const match = route && matchPath(pathname, {...route, sensitive: true});
  return match ? [{route, match}, ...matchRoutes(route.routes ?? [], pathname)] : [];
}

interface Props {
  routes: RouteConfig[];
  /** Given to the component of the route. */
  extraProps: object | undefined;
}

function RouteOfAddress({routes, extraProps}: Props): ReactNode {
  const {pathname} = useLocation();
  const route = routes.find(candidate => leadsToPage(candidate, pathname));
  if (!route) return null;
  const {path, exact, strict, component: Component} = route;
  return (
    <Route
      key={String(path)}
      path={path}
      exact={exact}
      strict={strict}
      sensitive
      render={props => Component && <Component {...props} {...extraProps} route={route} />}
    />
  );
}

/** Renders the route of the present address; nothing when there are no routes to choose from. */
export function renderRoutes(routes: RouteConfig[] | undefined, extraProps?: object): ReactNode {
  return routes && <RouteOfAddress routes={routes} extraProps={extraProps} />;
}
