import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#base/deps.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
    /** The pattern of the route that responds; unset for pages and files of the site. */
    route: string;
    rawBody: unknown;
  }
}

const ID = /^[\w-]{8,64}$/;

/** Gives every request an id, counts it and logs one line about it: pattern and status, nothing personal. */
export function observe({ logger, metrics }: Deps): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    const given = c.req.header('x-request-id') ?? '';
    const requestId = ID.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    c.header('x-request-id', requestId);
    await next();
    const seconds = (performance.now() - start) / 1000;
    const { status } = c.res;
    const route = c.get('route') ?? 'site';
    const { method } = c.req;
    metrics.requests.observe({ method, route, status }, seconds);
    const line = { requestId, method, route, status, ms: Math.round(seconds * 1000) };
    if (route === 'site') logger.debug(line, 'request');
    else logger.info(line, 'request');
  };
}
