import type { Sql } from '#base/database/sql.ts';
import type { Jobs } from '#base/jobs/jobs.ts';

/** The context of an end, in a request or in a job. */
interface LeavingCtx {
  deps: { jobs: Pick<Jobs, 'enqueue'> };
  now: Date;
}

/**
 * Ends what a module above must not continue for a person who was deactivated, deleted or erased (D5, D123). It runs in
 * that transaction, with the person's row locked.
 */
export type LeavingHook = (sql: Sql, ctx: LeavingCtx, personId: number) => Promise<void>;
