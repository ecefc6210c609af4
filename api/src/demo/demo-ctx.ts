import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';

interface DemoAction {
  deps: Deps;
  sql: Sql;
  viewer: Viewer;
  /** The time of the action. */
  now: Date;
}

/** The context of an action of a demo person. */
export const demoCtx = (action: DemoAction): ViewerCtx => ({
  ...action,
  requestId: 'demo',
  ip: '',
  network: '',
  agent: '',
  afterCommit: () => {},
});
