import {Hono} from 'hono';
import type {Answer, Exchange, Route} from './exchange';
import {noteHeader} from './notes';
import type {PathRoutes} from './routing';

export interface AppOptions {
  paths: readonly PathRoutes[];
  /** On every answer, beside those that say what it is. */
  headers: Readonly<Record<string, string>>;
  /** Answers a request that has a route. */
  perform(exchange: Exchange): Promise<Answer>;
  /** Told of defects of the sandbox, which the caller sees as status 500. */
  onError(error: unknown): void;
}

function error(status: number, message: string, headers?: Record<string, string>): Answer {
  return {status, body: {status: 'error', message}, headers};
}

function wrongMethod({byMethod}: PathRoutes, request: Request): Answer {
  const allowed = [...byMethod.keys()].join(', ');
  const message = `${request.method} is not allowed for this path. Allowed: ${allowed}`;
  return error(405, message, {Allow: allowed});
}

function toExchange(request: Request, route: Route, found: Record<string, string>): Exchange {
  const queryStart = request.url.indexOf('?');
  return {
    request,
    route,
    pathParameters: route.pathParameters?.(found) ?? found,
    query: new URLSearchParams(queryStart < 0 ? '' : request.url.slice(queryStart)),
    notes: [],
  };
}

/** The interface as an application: a request in, a response out. It never throws. */
export function createApp({paths, headers, perform, onError}: AppOptions): Hono {
  const app = new Hono();
  const commonHeaders = {...headers, 'Content-Type': 'application/json', 'X-Sandbox': 'true'};

  function toResponse(answer: Answer): Response {
    const note = noteHeader(answer.notes ?? []);
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: {...commonHeaders, ...(note && {'X-Sandbox-Note': note}), ...answer.headers},
    });
  }

  for (const routes of paths) {
    app.all(routes.path, async ({req}) => {
      const route = routes.byMethod.get(req.method);
      if (!route) return toResponse(wrongMethod(routes, req.raw));
      return toResponse(await perform(toExchange(req.raw, route, req.param())));
    });
  }
  app.notFound(({req}) => toResponse(error(404, `There is no call ${req.method} ${req.path}`)));
  app.onError(cause => {
    onError(cause);
    return toResponse(error(500, 'Internal server error'));
  });
  return app;
}
