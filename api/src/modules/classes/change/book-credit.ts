import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { bookReference } from '#modules/people/ledger/book-reference.ts';
import type { StoredClass } from '../class-hooks.ts';
import { creditOf } from '../status/effects.ts';

/** D24: the ledger holds of a class what its status and attendance say, and nothing once it is deleted. */
export async function bookCredit(
  sql: Sql,
  ctx: ViewerCtx,
  before: StoredClass,
  after: StoredClass | null,
): Promise<void> {
  await bookReference(sql, {
    studentId: before.studentId,
    ref: `class:${before.id}`,
    wanted: after ? creditOf(after.status, after.attendance) : 0,
    actorId: ctx.viewer.userId,
    createdAt: ctx.now,
  });
}
