import { Hono } from 'hono';
import { notFound } from '#base/errors/app-error.ts';
import { isForeseen, problemResponse, toAppError } from '#base/errors/problem.ts';
import type { Deps } from '#base/http/ctx.ts';
import { serveEndpoint } from '#base/http/serve-endpoint.ts';
import { inboxPage } from '#base/mail/inbox-page.ts';
import { mountHealth } from '#base/observability/health.ts';
import { observe } from '#base/observability/observe.ts';
import { docsPage } from '#base/openapi/docs-page.ts';
import { openApiDocument } from '#base/openapi/document.ts';
import { mountHubCalls } from '#base/realtime/hub/hub-calls.ts';
import { mountFigures } from '#modules/figures/mount-figures.ts';
import { mountFormPages } from '#modules/forms/page/form-pages.ts';
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
  mountFigures(app, deps);
  if (deps.settings.inbox) app.get('/dev/inbox', (c) => inboxPage(c, deps.database.sql));
  mountApi(app, deps);
  if (deps.realtime.hub) mountHubCalls(app, deps.realtime.hub, deps.logger);
  deps.meetings.sandbox?.mount(app);
  deps.payments.sandbox?.mount(app);
  mountFormPages(app, deps);
  mountSite?.(app);
  return app;
}
