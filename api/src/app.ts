import { Hono, type MiddlewareHandler } from 'hono';
import type { Deps } from '#base/deps.ts';
import { notFound } from '#base/errors/app-error.ts';
import { mountHealth } from '#base/health/health.ts';
import { isDirectLoopback } from '#base/http/client-address.ts';
import { defaultHeaders } from '#base/http/default-headers.ts';
import { isForeseen, problemResponse, toAppError } from '#base/http/problem.ts';
import { serveEndpoint } from '#base/http/serve-endpoint.ts';
import { inboxMail, inboxPage } from '#base/mail/inbox-page.ts';
import { observe } from '#base/observability/observe.ts';
import { mountHubCalls } from '#base/realtime/hub/hub-calls.ts';
import { mountFormPages } from '#modules/forms/forms/page/form-pages.ts';
import { mountLeadPage } from '#modules/forms/leads/page/lead-page.ts';
import { mountRequestPage } from '#modules/forms/leads/request/request-page.ts';
import { mountFigures } from '#modules/platform/figures/mount-figures.ts';
import { mountFeedMethods } from '#modules/timetable/calendar/feed/feed-methods.ts';
import { mountContract } from './contract-pages.ts';
import { endpoints } from './endpoints.ts';

function mountApi(app: Hono, deps: Deps): void {
  for (const endpoint of endpoints)
    app.on(endpoint.method.toUpperCase(), `/api${endpoint.path}`, serveEndpoint(endpoint, deps));
  mountFeedMethods(app);
  mountContract(app, deps);
  app.all('/api/*', () => {
    throw notFound('Call');
  });
}

/** The mails hold reset codes, so only this machine can read them. */
function mountInbox(app: Hono, { database }: Deps): void {
  const elsewhere = 'The inbox is shown on the machine that the academy runs on, at http://localhost';
  app.get('/dev/inbox', async (c) => (isDirectLoopback(c) ? inboxPage(c, database.sql) : c.text(elsewhere, 404)));
  app.get('/dev/inbox/:id', async (c) => {
    if (!isDirectLoopback(c)) return c.text(elsewhere, 404);
    return (await inboxMail(c, database.sql, c.req.param('id'))) ?? c.text('There is no such mail', 404);
  });
}

/** Pages that no verb makes get the academy's name and facts here. */
const withAcademy =
  ({ academy }: Deps): MiddlewareHandler =>
  (c, next) => {
    c.set('academy', academy);
    return next();
  };

/**
 * The whole product behind one `fetch`, without listening. `mountSite` adds the rest: the shell's pages, the remotes'
 * files and the landing page.
 */
export function createApp(deps: Deps, mountSite?: (app: Hono) => void): Hono {
  const app = new Hono();
  app.use(observe(deps));
  app.use(defaultHeaders);
  app.use(withAcademy(deps));
  app.onError((error, c) => {
    if (!isForeseen(error)) deps.logger.error({ err: error, requestId: c.get('requestId') }, 'request failed');
    return problemResponse(toAppError(error), c.get('requestId'));
  });
  app.notFound((c) => problemResponse(notFound('Page'), c.get('requestId')));
  mountHealth(app, deps);
  mountFigures(app, deps);
  if (deps.settings.inbox) mountInbox(app, deps);
  mountApi(app, deps);
  if (deps.realtime.hub) mountHubCalls(app, deps.realtime.hub, deps.logger);
  deps.meetings.sandbox?.mount(app);
  deps.payments.sandbox?.mount(app);
  mountFormPages(app, deps);
  mountLeadPage(app, deps);
  mountRequestPage(app, deps);
  mountSite?.(app);
  return app;
}
