import { isDeepStrictEqual } from 'node:util';
import { auditLog } from '#base/base.table.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import { audited } from './audited.ts';

interface AuditAction {
  action: string;
  subject: string;
  subjectId: number;
  /** The user concerned, where nobody is signed in (sign-up, reset). */
  actorId?: number;
}

/** An action has an `after`, a deletion a `before`; `writeEdit` writes edits. */
type AuditLine = AuditAction & ({ before?: undefined; after?: unknown } | { before: unknown; after?: undefined });

/** Writes who did what (D69), inside the transaction of the change. */
export const writeAudit = (sql: Sql, ctx: Ctx, line: AuditLine): Promise<void> => insertLine(sql, ctx, line);

/** An entity before and after the change, both read by the same function: same fields, same spelling. */
interface Edit<State extends object> {
  before: State;
  after: NoInfer<State>;
}

/** The fields that an edit changed, with their former and new values. */
function difference<State extends object>({ before, after }: Edit<State>) {
  const differs = (key: string) =>
    !isDeepStrictEqual(before[key as keyof State] ?? null, after[key as keyof State] ?? null);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(differs);
  const valuesOf = (state: State) => Object.fromEntries(changed.map((key) => [key, state[key as keyof State] ?? null]));
  return { before: valuesOf(before), after: valuesOf(after), isEmpty: changed.length === 0 };
}

/** Fields that the audit line of an edit always has, changed or not. */
interface Around {
  before?: object;
  after?: object;
}

/** Writes the fields that an edit changed, with their former values (D21). Without a change it writes no line. */
export async function writeEdit<State extends object>(
  sql: Sql,
  ctx: Ctx,
  line: AuditAction & Edit<State>,
  around: Around = {},
): Promise<void> {
  const { before, after, isEmpty } = difference(line);
  if (isEmpty) return;
  const { before: _before, after: _after, ...about } = line;
  const states = { before: { ...around.before, ...before }, after: { ...around.after, ...after } };
  await insertLine(sql, ctx, { ...about, ...states });
}

async function insertLine(
  sql: Sql,
  ctx: Ctx,
  line: AuditAction & { before?: unknown; after?: unknown },
): Promise<void> {
  await sql.orm.insert(auditLog).values({
    ...line,
    actorId: ctx.viewer?.view?.by ?? ctx.viewer?.userId ?? line.actorId ?? null,
    actorKey: ctx.viewer?.key?.name ?? null,
    at: ctx.now,
    ip: ctx.ip,
    requestId: ctx.requestId,
  });
  await audited.publish(sql, ctx.now, [line]);
}

/** The same for a change without an actor: by a job, or by an event of a provider. */
export async function writeSystemAudit(
  sql: Sql,
  at: Date,
  line: AuditAction & { before?: unknown; after?: unknown },
): Promise<void> {
  await sql.orm.insert(auditLog).values({ ...line, at });
  await audited.publish(sql, at, [line]);
}

interface ManyAudited {
  at: Date;
  /** The person who caused the job's action; null if nobody did. */
  actorId: number | null;
  /** The name of the key with which a program acts for the person (D158). */
  actorKey?: string | null;
  lines: readonly (AuditAction & { before: unknown; after: unknown })[];
}

const manyText = `insert into audit_log (at, actor_id, actor_key, action, subject, subject_id, before, after)
  select $2, $3, $4, action, subject, "subjectId", before, after
  from json_to_recordset($1::json) l(action text, subject text, "subjectId" bigint, before jsonb, after jsonb)`;

/** Writes many lines in one statement, for a job that acts for a person. */
export async function writeManyAudits(sql: Sql, { at, actorId, actorKey = null, lines }: ManyAudited): Promise<void> {
  await sql.query({ name: 'audit-many', text: manyText, values: [JSON.stringify(lines), at, actorId, actorKey] });
  await audited.publish(sql, at, lines);
}

/** The same in a call, by its viewer. */
export const writeViewersAudits = (sql: Sql, { now, viewer }: ViewerCtx, lines: ManyAudited['lines']): Promise<void> =>
  writeManyAudits(sql, { at: now, actorId: viewer.userId, actorKey: viewer.key?.name ?? null, lines });

const HOUR_MS = 60 * 60_000;

const recentText = `select after from audit_log
where subject = $1 and subject_id = $2 and action = $3 and actor_id = $4 and at > $5`;

/** `after` of the actor's lines of this kind in the last hour: a repeated action needs no second line. */
export async function recentlyAudited(sql: Sql, ctx: ViewerCtx, kind: AuditAction): Promise<unknown[]> {
  const since = new Date(ctx.now.getTime() - HOUR_MS);
  const values = [kind.subject, kind.subjectId, kind.action, ctx.viewer.userId, since];
  const lines = await sql.query<{ after: unknown }>({ name: 'audit-recent', text: recentText, values });
  return lines.map(({ after }) => after);
}
