import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';

interface ProfileChange {
  kind: 'student' | 'teacher';
  id: number;
  /** The whole profile as it was; without one it is new. */
  before?: object;
  /** The columns that were set. */
  after: object;
}

/** Writes down what has changed of a profile (D69), if anything. */
export async function writeProfileAudit(sql: Sql, ctx: ReaderCtx, { kind, id, before, after }: ProfileChange) {
  const action = `${kind}-profile.${before ? 'update' : 'create'}`;
  const line = { action, subject: 'user', subjectId: id };
  if (!before) return writeAudit(sql, ctx, { ...line, after });
  const was = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(([key, value]) => was.get(key) !== value);
  if (changed.length === 0) return;
  const former = changed.map(([key]) => [key, was.get(key)]);
  await writeAudit(sql, ctx, { ...line, before: Object.fromEntries(former), after: Object.fromEntries(changed) });
}
