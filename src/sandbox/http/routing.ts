import {document, type OperationId} from '../contract/document';
import type {AnyHandler, Route} from './exchange';

/** `/v3/notifications/{id}` in the router's form. */
function routerPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** One route per call of the document. */
export function documentedRoutes(handlers: Readonly<Record<OperationId, AnyHandler>>): Route[] {
  return document.operations.map(operation => ({
    method: operation.method,
    path: routerPath(operation.path),
    operation,
    handle: handlers[operation.operationId],
  }));
}

/** The routes of one path by method. */
export interface PathRoutes {
  path: string;
  byMethod: ReadonlyMap<string, Route>;
}

function variablesIn(path: string): number {
  return path.split(':').length - 1;
}

/**
 * Groups routes by path. Paths with fewer variables come first, so that a fixed path wins over one
 * that would take it for a value; of two routes alike, the first wins.
 */
export function groupByPath(routes: readonly Route[]): PathRoutes[] {
  const groups = new Map<string, Map<string, Route>>();
  for (const route of routes) {
    const byMethod = groups.get(route.path) ?? new Map<string, Route>();
    if (!byMethod.has(route.method)) byMethod.set(route.method, route);
    groups.set(route.path, byMethod);
  }
  return [...groups]
    .map(([path, byMethod]) => ({path, byMethod}))
    .sort((a, b) => variablesIn(a.path) - variablesIn(b.path));
}
