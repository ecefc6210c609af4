import { Hono } from 'hono';
import { notFound } from '#platform/errors/app-error.ts';
import { isForeseen, problemResponse, toAppError } from '#platform/errors/problem.ts';
import type { Deps } from '#platform/http/ctx.ts';
import { serveEndpoint } from '#platform/http/serve-endpoint.ts';
import { inboxPage } from '#platform/mail/inbox-page.ts';
import { mountHealth } from '#platform/observability/health.ts';
import { observe } from '#platform/observability/observe.ts';
import { docsPage } from '#platform/openapi/docs-page.ts';
import { openApiDocument } from '#platform/openapi/document.ts';
import { mountHubCalls } from '#platform/realtime/hub/hub-calls.ts';
import { endpoints } from './endpoints.ts';
import { apiVersion } from './version.ts';

function mountApi(app: Hono, deps: Deps): void {
  for (const endpoint of endpoints)
    app.on(endpoint.method.toUpperCase(), `/api${endpoint.path}`, serveEndpoint(endpoint, deps));
  app.get('/api/openapi.json', (c) => c.json(openApiDocument(endpoints, apiVersion)));
  app.get('/api/docs', (c) => docsPage(c, endpoints, apiVersion));
  app.all('/api/*', () => {
    throw notFound('Call');
  });
}

/**
 * The whole product behind one `fetch`, without listening. `mountSite` adds what is not API: the shell's pages, the
 * remotes' files and the landing page.
 */
export function createApp(deps: Deps, mountSite?: (app: Hono) => void): Hono {
  const app = new Hono();
  app.use(observe(deps));
  app.onError((error, c) => {
    if (!isForeseen(error)) deps.logger.error({ err: error, requestId: c.get('requestId') }, 'request failed');
    return problemResponse(toAppError(error), c.get('requestId'));
  });
  app.notFound((c) => problemResponse(notFound('Page'), c.get('requestId')));
  mountHealth(app, deps);
  if (deps.settings.inbox) app.get('/dev/inbox', (c) => inboxPage(c, deps.database.sql));
  mountApi(app, deps);
  if (deps.realtime.hub) mountHubCalls(app, deps.realtime.hub, deps.logger);
  mountSite?.(app);
  return app;
}
