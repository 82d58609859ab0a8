/**
 * Stands in the place of `react-router-config`, by which Docusaurus finds and renders the route of an
 * address. It does the same, except that `/Docs` is not `/docs`.
 */
import type {ReactNode} from 'react';
import type {MatchedRoute, RouteConfig} from 'react-router-config';
import {matchPath, Route, Switch, type SwitchProps} from 'react-router-dom';

/** The route of an address, and inside it the route of its route; empty when there is none. */
export function matchRoutes(routes: RouteConfig[], pathname: string): MatchedRoute<object>[] {
  for (const route of routes) {
    const match = matchPath(pathname, {...route, sensitive: true});
    if (match) return [{route, match}, ...matchRoutes(route.routes ?? [], pathname)];
  }
  return [];
}

/** Renders the route of the present address; nothing when there are no routes to choose from. */
export function renderRoutes(
  routes: RouteConfig[] | undefined,
  extraProps?: object,
  switchProps?: SwitchProps,
): ReactNode {
  if (!routes) return null;
  return (
    <Switch {...switchProps}>
      {routes.map(route => {
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
      })}
    </Switch>
  );
}
