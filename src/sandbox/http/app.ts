import {Hono} from 'hono';
import type {Answer, Exchange, Route} from './exchange';
import {noteHeader} from './notes';
import type {PathRoutes} from './routing';

export interface AppOptions {
  /** Documented paths. The first that fits a request decides which methods it allows. */
  documented: readonly PathRoutes[];
  /** Paths that are tried with the methods that the documented ones do not have. */
  departures: readonly PathRoutes[];
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

function wrongMethod(method: string, allowed: readonly string[]): Answer {
  const list = allowed.join(', ');
  return error(405, `${method} is not allowed for this path. Allowed: ${list}`, {Allow: list});
}

interface Found {
  Variables: {
    /** Methods of the path, when it was found without the request's method. */
    allowed?: string[];
  };
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
export function createApp(options: AppOptions): Hono<Found> {
  const {documented, departures, headers, perform, onError} = options;
  const app = new Hono<Found>();
  const commonHeaders = {...headers, 'Content-Type': 'application/json', 'X-Sandbox': 'true'};

  function toResponse(answer: Answer): Response {
    const note = noteHeader(answer.notes ?? []);
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: {...commonHeaders, ...(note && {'X-Sandbox-Note': note}), ...answer.headers},
    });
  }

  function serve({path, byMethod}: PathRoutes, isDocumented: boolean): void {
    app.all(path, async (context, next) => {
      const {req} = context;
      const allowed = context.get('allowed');
      const route = isDocumented && allowed ? undefined : byMethod.get(req.method);
      if (route) return toResponse(await perform(toExchange(req.raw, route, req.param())));
      context.set('allowed', allowed ?? [...byMethod.keys()]);
      return next();
    });
  }

  for (const routes of documented) serve(routes, true);
  for (const routes of departures) serve(routes, false);
  app.notFound(({req, get}) => {
    const allowed = get('allowed');
    return toResponse(
      allowed
        ? wrongMethod(req.method, allowed)
        : error(404, `There is no call ${req.method} ${req.path}`),
    );
  });
  app.onError(cause => {
    onError(cause);
    return toResponse(error(500, 'Internal server error'));
  });
  return app;
}
