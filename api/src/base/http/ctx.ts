import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';

/** One request, as verbs see it: who, when, from where, and the way to the database. */
export interface Ctx {
  deps: Deps;
  /** The pool, or the open transaction of a request with an Idempotency-Key. */
  sql: Sql;
  viewer: Viewer | null;
  requestId: string;
  /** The caller's address, for the audit log. */
  ip: string;
  /** What limits count by: `networkOf` the address. */
  network: string;
  /** What the browser says of itself; empty where it says nothing. */
  agent: string;
  now: Date;
  /** Runs a task after the commit and before the response; not where the call failed. */
  afterCommit(task: () => Promise<void>): void;
}

/** A request of a signed-in user. */
export interface ViewerCtx extends Ctx {
  viewer: Viewer;
}
