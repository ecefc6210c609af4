import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { bookReference, remainingClasses } from '#modules/people/people/ledger/book-reference.ts';
import { findPurchase } from '../stored-purchase.ts';
import { notifyTakenByHand } from './notify-payments.ts';
import { storeTaken } from './store-payments.ts';

interface Taking {
  paymentId: number;
  purchaseId: number;
  /** The student. */
  studentId: number;
  /** The number that the actor saw. */
  classes: number;
}

const foundText = `select y.classes_taken as taken, p.classes_num as "classesNum", y.unreturned
  from payments y join purchases p on p.id = y.purchase_id where y.id = $1 for no key update of y`;

/**
 * D39: takes back the classes that were used before the refund, so that the remaining classes may be negative. A won
 * dispute returns them too. Runs in a transaction. @returns the remaining classes.
 * @throws AppError `conflict` if the number has changed: they were already taken, or the money returned.
 */
export async function takeUsedClasses(sql: Sql, ctx: ViewerCtx, taking: Taking): Promise<number> {
  const { paymentId, purchaseId, studentId, classes } = taking;
  await lockUser(sql, studentId);
  const purchase = await findPurchase(sql, purchaseId, 'for no key update');
  const [found] = await sql.query<{ taken: number; classesNum: number; unreturned: number }>({
    text: foundText,
    values: [paymentId],
  });
  if (!purchase || !found || found.unreturned !== classes || classes === 0)
    throw new AppError('conflict', 'The classes to take back have changed');
  const taken = found.taken + classes;
  const line = { studentId, actorId: ctx.viewer.userId, createdAt: ctx.now, reason: 'refund' } as const;
  await bookReference(sql, { ...line, ref: `payment:${paymentId}`, wanted: found.classesNum - taken });
  await storeTaken(sql, paymentId, taken);
  const about = { purchase, name: await nameOf(sql, studentId), at: ctx.now, actorId: ctx.viewer.userId };
  await notifyTakenByHand(sql, about, { paymentId, classes });
  return remainingClasses(sql, studentId);
}
