import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { bookReference } from '#modules/people/people/ledger/book-reference.ts';
import type { StoredClass } from '../class-facts.ts';
import { creditOf } from '../status/effects.ts';

/** D24: makes the ledger match the status and attendance of a class; for a deleted class it removes all bookings. */
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
