import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';

interface ProfileChange {
  kind: 'student' | 'teacher';
  id: number;
  /** The whole profile before the change; missing for a new one. */
  before?: object;
  /** The columns that were set. */
  after: object;
}

/** Writes an audit line about a changed profile (D69), if anything changed. */
export async function writeProfileAudit(sql: Sql, ctx: ViewerCtx, { kind, id, before, after }: ProfileChange) {
  const action = `${kind}-profile.${before ? 'update' : 'create'}`;
  const line = { action, subject: 'user', subjectId: id };
  if (!before) return writeAudit(sql, ctx, { ...line, after });
  const former = new Map(Object.entries(before));
  const set = Object.keys(after).map((key) => [key, former.get(key)]);
  await writeEdit<object>(sql, ctx, { ...line, before: Object.fromEntries(set), after });
}
