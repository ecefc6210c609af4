import type { Sql } from '#base/database/sql.ts';
import type { Jobs } from '#base/jobs/jobs.ts';

/** What ending needs: of a request, or of a job. */
interface LeavingCtx {
  deps: { jobs: Pick<Jobs, 'enqueue'> };
  now: Date;
}

/**
 * Ends what a module above must not go on with for somebody who was deactivated, deleted or erased (D5, D123). Called in the
 * transaction of it, with the person's row locked.
 */
export type LeavingHook = (sql: Sql, ctx: LeavingCtx, personId: number) => Promise<void>;
