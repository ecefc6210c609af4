import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { ClassAction, ClassStatus } from '../class-status.ts';

interface Noted {
  classId: number;
  action: ClassAction;
  from: ClassStatus | null;
  to: ClassStatus | null;
  reason?: string | null;
  note?: string | null;
  /** For the audit log (D69): the fields that differ. */
  before?: object;
  after?: object;
}

/** Writes what was done with a class into its history and the audit log. */
export async function noteChange(sql: Sql, ctx: ViewerCtx, noted: Noted): Promise<void> {
  const { classId, action, from, to, reason = null, note = null, before, after } = noted;
  await sql.query({
    text: `insert into class_history (class_id, action, from_status, to_status, actor_id, reason, note, at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [classId, action, from, to, ctx.viewer.userId, reason, note, ctx.now],
  });
  await writeAudit(sql, ctx, {
    action: `class.${action}`,
    subject: 'class',
    subjectId: classId,
    ...(from ? { before: { status: from, ...before } } : {}),
    ...(to ? { after: { status: to, ...(reason ? { reason } : {}), ...after } } : {}),
  });
}
