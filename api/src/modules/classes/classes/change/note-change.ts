import { writeAudit, writeEdit } from '#base/audit/audit.ts';
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
  /** For the audit log (D69): the new class, or the deleted one. */
  about?: object;
  /** The set fields, with their former and new values (D21). */
  changed?: { before: object; after: object };
}

async function audit(sql: Sql, ctx: ViewerCtx, noted: Noted): Promise<void> {
  const { classId, action, from, to, reason, about, changed } = noted;
  const line = { action: `class.${action}`, subject: 'class', subjectId: classId };
  if (!from) return writeAudit(sql, ctx, { ...line, after: { status: to, ...about } });
  if (!to) return writeAudit(sql, ctx, { ...line, before: { status: from, ...about } });
  const around = { before: { status: from }, after: { status: to, ...(reason ? { reason } : {}) } };
  const states = {
    before: { status: from, ...changed?.before } as object,
    after: { status: to, ...changed?.after },
  };
  await writeEdit(sql, ctx, { ...line, ...states }, around);
}

/** Writes an action into the class's history and the audit log. */
export async function noteChange(sql: Sql, ctx: ViewerCtx, noted: Noted): Promise<void> {
  const { classId, action, from, to, reason = null, note = null } = noted;
  await sql.query({
    text: `insert into class_history (class_id, action, from_status, to_status, actor_id, reason, note, at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [classId, action, from, to, ctx.viewer.userId, reason, note, ctx.now],
  });
  await audit(sql, ctx, noted);
}
