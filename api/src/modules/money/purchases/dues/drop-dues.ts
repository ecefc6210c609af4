import { writeAudit, writeSystemAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { settleMany } from '#modules/platform/notifications/settle-notifications.ts';
import { dueNotifications } from './dues.notifications.ts';
import type { StoredDue } from './stored-due.ts';

interface Dropping {
  at: Date;
  /** Null: the clock does it, or somebody has left. */
  ctx: ViewerCtx | null;
  /** Why the academy waives it; null: its purchase is withdrawn or ends. */
  reason: string | null;
}

const { opened, unpaid } = dueNotifications;
const dropText = `update dues set state = 'waived', reason = $2, waived_by = $3 where id = any ($1::bigint[])`;

/** D131: nobody has to pay these dues any more. What is paid of them stays with their purchase. */
export async function dropDues(
  sql: Sql,
  dues: readonly Pick<StoredDue, 'id'>[],
  { at, ctx, reason }: Dropping,
): Promise<void> {
  const ids = dues.map(({ id }) => id);
  await sql.query({ text: dropText, values: [ids, reason, ctx?.viewer.userId ?? null] });
  await settleMany(sql, { kinds: [opened, unpaid], relatedIds: ids, at });
  for (const subjectId of ids) {
    const line = { action: 'due.waive', subject: 'due', subjectId, after: { reason } };
    if (ctx) await writeAudit(sql, ctx, line);
    else await writeSystemAudit(sql, at, line);
  }
}
