import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { changedColumns } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';

interface ProfileChange {
  kind: 'student' | 'teacher';
  id: number;
  /** The whole profile as it was; without one it is new. */
  before?: object;
  /** The columns that were set. */
  after: object;
}

/** Writes down what has changed of a profile (D69), if anything. */
export async function writeProfileAudit(sql: Sql, ctx: ViewerCtx, { kind, id, before, after }: ProfileChange) {
  const action = `${kind}-profile.${before ? 'update' : 'create'}`;
  const line = { action, subject: 'user', subjectId: id };
  if (!before) return writeAudit(sql, ctx, { ...line, after });
  const changed = changedColumns(before, after);
  if (Object.keys(changed).length === 0) return;
  const former = Object.entries(before).filter(([key]) => key in changed);
  await writeAudit(sql, ctx, { ...line, before: Object.fromEntries(former), after: changed });
}
