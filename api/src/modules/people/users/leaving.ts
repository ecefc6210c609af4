import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';

/**
 * Ends what a module above must not go on with for somebody who was deactivated or deleted (D5). Called in the transaction
 * of it, with the person's row locked.
 */
export type LeavingHook = (sql: Sql, ctx: ViewerCtx, personId: number) => Promise<void>;
