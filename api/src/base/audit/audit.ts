import { auditLog } from '#base/base.table.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';

interface AuditLine {
  action: string;
  subject: string;
  subjectId: number;
  /** Where nobody is signed in (sign-up, reset): the user it happened to. */
  actorId?: number;
  before?: unknown;
  after?: unknown;
}

/** Writes who did what (D69), inside the transaction of the change. */
export async function writeAudit(sql: Sql, ctx: Ctx, line: AuditLine): Promise<void> {
  await sql.orm.insert(auditLog).values({
    ...line,
    actorId: ctx.viewer?.userId ?? line.actorId ?? null,
    at: ctx.now,
    ip: ctx.ip,
    requestId: ctx.requestId,
  });
}

/** The same for what nobody has done: a job, or what an event of a provider leads to. */
export async function writeSystemAudit(sql: Sql, at: Date, line: Omit<AuditLine, 'actorId'>): Promise<void> {
  await sql.orm.insert(auditLog).values({ ...line, at });
}

const HOUR_MS = 60 * 60_000;

const recentText = `select after from audit_log
where subject = $1 and subject_id = $2 and action = $3 and actor_id = $4 and at > $5`;

type Kind = Pick<AuditLine, 'action' | 'subject' | 'subjectId'>;

/** `after` of the lines of this kind that the actor has caused within the hour: what is repeated needs no other line. */
export async function recentlyAudited(sql: Sql, ctx: ViewerCtx, kind: Kind): Promise<unknown[]> {
  const since = new Date(ctx.now.getTime() - HOUR_MS);
  const values = [kind.subject, kind.subjectId, kind.action, ctx.viewer.userId, since];
  const lines = await sql.query<{ after: unknown }>({ name: 'audit-recent', text: recentText, values });
  return lines.map(({ after }) => after);
}
