import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { sha256 } from '#base/auth/tokens.ts';
import type { Deps } from '#base/deps.ts';
import { isDirectLoopback } from '#base/http/client-address.ts';
import { inTime } from './in-time.ts';
import { observeDependencies } from './observe-dependencies.ts';
import { apiProblems, pageProblems } from './readiness.ts';

/** Allowed with the token of the metrics; without a token only for requests from this machine without a proxy. */
export function mayReadMetrics(c: Context, { settings }: Deps): boolean {
  if (!settings.metricsToken) return isDirectLoopback(c);
  const given = c.req.header('authorization') ?? '';
  return timingSafeEqual(sha256(given), sha256(`Bearer ${settings.metricsToken}`));
}

const LOOK_MS = 2000;

const quiet = { 'cache-control': 'no-store' };

/** `ready`, or `not ready` with a line for each reason; further information follows `ready`. */
function readiness(c: Context, problems: readonly string[], note: string | null = null): Response {
  const lines = problems.length > 0 ? problems : [note].filter((line) => line !== null);
  const text = [problems.length > 0 ? 'not ready' : 'ready', ...lines.map((line) => `- ${line}`)].join('\n');
  return c.text(text, problems.length > 0 ? 503 : 200, quiet);
}

/**
 * For monitoring of the process: alive, ready for pages, ready for the API, and metrics (with the token, else only for
 * this machine without a proxy).
 */
export function mountHealth(app: Hono, deps: Deps): void {
  app.get('/healthz', (c) => c.text('ok', 200, quiet));
  app.get('/readyz', async (c) => {
    // Nobody opens a page of an empty site, so nothing else would look at the store.
    const { servedRemotes, compositionListeners } = deps;
    if (servedRemotes.isEmpty()) await inTime(Promise.all([...compositionListeners].map((look) => look())), LOOK_MS);
    return readiness(c, pageProblems(deps), servedRemotes.word());
  });
  app.get('/readyz/api', async (c) => readiness(c, await apiProblems(deps)));
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, deps)) return c.text('not found', 404, quiet);
    await observeDependencies(deps);
    return c.text(await deps.metrics.registry.metrics(), 200, {
      ...quiet,
      'content-type': deps.metrics.registry.contentType,
    });
  });
}
