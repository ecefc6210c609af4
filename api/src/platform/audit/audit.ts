import type { Sql } from '#platform/database/sql.ts';
import type { Ctx } from '#platform/http/ctx.ts';
import { auditLog } from '#platform/platform.table.ts';

interface AuditLine {
  action: string;
  subject: string;
  subjectId: number;
  /** Where nobody is signed in (sign-up, reset): the user it happened to. */
  actorId?: number;
  before?: unknown;
  after?: unknown;
}

/** Writes who did what (D69), inside the transaction of the deed. */
export async function writeAudit(sql: Sql, ctx: Ctx, line: AuditLine): Promise<void> {
  await sql.orm.insert(auditLog).values({
    ...line,
    actorId: ctx.reader?.userId ?? line.actorId ?? null,
    at: ctx.now,
    ip: ctx.ip,
    requestId: ctx.requestId,
  });
}
