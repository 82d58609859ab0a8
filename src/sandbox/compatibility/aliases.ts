import type {Route} from '../http/exchange';

interface Alias extends Pick<Route, 'method' | 'path' | 'pathParameters'> {
  operationId: string;
  security?: Route['operation']['security'];
}

const ofApp = [['apiKey', 'apiSecret']];

/** Documented calls under the methods and paths that \@engagespot/node 1.7.0 uses for them. */
const aliases: readonly Alias[] = [
  {method: 'PATCH', path: '/v3/notifications/:id/click', operationId: 'markNotificationAsRead'},
  {
    method: 'POST',
    path: '/v3/notifications/categories',
    operationId: 'createCategory',
    security: ofApp,
  },
  {
    method: 'DELETE',
    path: '/v3/notifications/categories/:id',
    operationId: 'deleteCategory',
    security: ofApp,
  },
  {
    method: 'DELETE',
    path: '/v3/:identifier{users[^/]+}',
    operationId: 'deleteUser',
    pathParameters: ({identifier = ''}) => ({identifier: identifier.slice('users'.length)}),
  },
  {method: 'PATCH', path: '/v4/workflows/:identifier', operationId: 'cancelRun'},
  {method: 'PATCH', path: '/v3/workflows/:identifier', operationId: 'cancelRun'},
];

function noteOf({method, path}: Route['operation']): string {
  return `The documented form of this call is ${method} ${path}`;
}

function aliasRoutes(documented: readonly Route[]): Route[] {
  return aliases.flatMap(({operationId, security, ...alias}) =>
    documented
      .filter(({operation}) => operation.operationId === operationId)
      .map(({operation, handle}) => ({
        ...alias,
        handle,
        operation: security ? {...operation, security} : operation,
        note: noteOf(operation),
      })),
  );
}

/** \@engagespot/node takes a `baseUrl` without a version as it is, and adds none. */
function withoutVersion(routes: readonly Route[]): Route[] {
  const versions = ['/v3/', '/v4/'];
  return versions.flatMap(version =>
    routes
      .filter(({path}) => path.startsWith(version))
      .map(route => ({
        ...route,
        path: route.path.slice(version.length - 1),
        note: noteOf(route.operation),
      })),
  );
}

/** Further routes to documented calls. */
export function aliasesOf(documented: readonly Route[]): Route[] {
  const routes = aliasRoutes(documented);
  return [...routes, ...withoutVersion([...documented, ...routes])];
}
