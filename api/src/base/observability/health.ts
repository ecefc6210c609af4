import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { sha256 } from '#base/auth/tokens.ts';
import { isDirectLoopback } from '#base/http/client-address.ts';
import type { Deps } from '#base/http/ctx.ts';

const READY_MS = 2000;

async function isReady(deps: Deps): Promise<boolean> {
  if (deps.isStopping() || deps.servedRemotes.problem()) return false;
  const timer = new AbortController();
  const late = new Promise<boolean>((resolve) => {
    const timeout = setTimeout(() => resolve(false), READY_MS);
    timer.signal.addEventListener('abort', () => clearTimeout(timeout));
  });
  const responded = deps.database.sql.query({ text: 'select 1' }).then(
    () => true,
    () => false,
  );
  const ready = await Promise.race([responded, late]);
  timer.abort();
  return ready;
}

/** By the token of the metrics, else for this machine without a proxy. */
export function mayReadMetrics(c: Context, { settings }: Deps): boolean {
  if (!settings.metricsToken) return isDirectLoopback(c);
  const given = c.req.header('authorization') ?? '';
  return timingSafeEqual(sha256(given), sha256(`Bearer ${settings.metricsToken}`));
}

/** For whatever watches the process: alive, ready for requests, and its numbers (by token, else for this machine without a proxy). */
export function mountHealth(app: Hono, deps: Deps): void {
  const quiet = { 'cache-control': 'no-store' };
  app.get('/healthz', (c) => c.text('ok', 200, quiet));
  app.get('/readyz', async (c) => {
    const ready = await isReady(deps);
    const words = [ready ? 'ready' : 'not ready', deps.servedRemotes.word()].filter((word) => word !== null);
    return c.text(words.join('; '), ready ? 200 : 503, quiet);
  });
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, deps)) return c.text('not found', 404, quiet);
    return c.text(await deps.metrics.registry.metrics(), 200, {
      ...quiet,
      'content-type': deps.metrics.registry.contentType,
    });
  });
}
