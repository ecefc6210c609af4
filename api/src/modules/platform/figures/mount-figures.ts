import type { Hono } from 'hono';
import type { Deps } from '#base/deps.ts';
import { mayReadMetrics } from '#base/health/health.ts';
import { knownSubjects } from './known-subjects.ts';
import { figuresOfRemotes } from './remote-figures.ts';

const MINUTE_MS = 60_000;
const DEFAULT_MINUTES = 60;
/** The time for which figures are stored. */
const MOST_MINUTES = 14 * 24 * 60;

/** Figures of all processes together, for `remote status`: for callers who may read the metrics. */
export function mountFigures(app: Hono, deps: Deps): void {
  app.get('/metrics/remotes', async (c) => {
    const headers = { 'cache-control': 'no-store' };
    if (!mayReadMetrics(c, deps)) return c.text('not found', 404, headers);
    const asked = Number(c.req.query('minutes') ?? DEFAULT_MINUTES);
    const minutes = asked >= 1 && asked <= MOST_MINUTES ? Math.floor(asked) : DEFAULT_MINUTES;
    const since = new Date(deps.now().getTime() - minutes * MINUTE_MS);
    const found = await figuresOfRemotes(deps.database.sql, { since });
    const subjects = knownSubjects(deps);
    const remotes = await Promise.all(
      found.map(async (figures) => ({ ...figures, confirmed: await subjects.isConfirmed(figures) })),
    );
    return c.json({ since: since.toISOString(), remotes }, 200, headers);
  });
}
