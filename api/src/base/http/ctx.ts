import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';

/** One request, as verbs get it: who, when, from where, and the handle to the database. */
export interface Ctx {
  deps: Deps;
  /** The pool, or the open transaction of a request with an Idempotency-Key. */
  sql: Sql;
  viewer: Viewer | null;
  requestId: string;
  /** The caller's address, for the audit log. */
  ip: string;
  /** The key of limits: `networkOf` the address. */
  network: string;
  /** The browser's user agent; empty if it sends none. */
  agent: string;
  now: Date;
  /** Runs a task after the commit and before the response, unless the call failed. */
  afterCommit(task: () => Promise<void>): void;
}

/** A request of a signed-in user. */
export interface ViewerCtx extends Ctx {
  viewer: Viewer;
}
