import type { Sql } from '#base/database/sql.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';
import { adminsText } from '#modules/people/roles/index.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { purchaseNotifications as kinds } from '../purchases.notifications.ts';
import type { StoredPurchase } from '../stored-purchase.ts';
import type { Booked } from './book-payments.ts';
import type { PaymentChange } from './store-payments.ts';

interface About {
  purchase: StoredPurchase;
  /** The name of the student. */
  name: string;
  at: Date;
  /** Null if the provider has reported it. */
  actorId?: number | null;
}

/** $1 the purchase. */
const admins = `select a.id from (${adminsText}) a where $1::bigint is not null`;
/** The payer, and the student's parents (D53, D116). */
const family = `select u.id from ${activeUsers} u where u.id = (select user_id from purchases where id = $1)
  or u.id in (select related_user_id from ${effectiveRelations} e
    where user_id = (select student_id from purchases where id = $1) and relationship_type = 'parent')
  union ${admins}`;

/** Repeated events of one payment, such as partial refunds, are notified separately: the version distinguishes them. */
function commonOf({ purchase, name, at, actorId = null }: About, relatedId: number) {
  const of = purchase.id;
  const { studentId, title, titleAr, kind } = purchase;
  const params = { studentId: String(studentId), name, package: title, packageAr: titleAr ?? title, kind };
  const occurrence = purchase.version + 1;
  return { params, all: { recipients: { select: family, of }, actorId, relatedId, at }, occurrence };
}

/** D53: notifies of payments and refunds. */
export async function notifyBooked(sql: Sql, about: About, { change, reason, classes, kept }: Booked): Promise<void> {
  const { params, all, occurrence } = commonOf(about, change.id);
  const counted = { ...params, classes: String(classes) };
  if (reason === 'refund')
    await notify(sql, { ...all, occurrence, kind: kinds.refunded, params: { ...counted, kept: String(kept) } });
  else if (reason === 'returned') await notify(sql, { ...all, occurrence, kind: kinds.returned, params: counted });
  else await notify(sql, { ...all, kind: reason === 'purchase' ? kinds.paid : kinds.renewed, params: counted });
}

/** D39: notifies of used classes that an admin took back. */
export async function notifyTakenByHand(
  sql: Sql,
  about: About,
  taken: { paymentId: number; classes: number },
): Promise<void> {
  const { params, all, occurrence } = commonOf(about, taken.paymentId);
  await notify(sql, {
    ...all,
    occurrence,
    kind: kinds.takenBack,
    params: { ...params, classes: String(taken.classes) },
  });
}

/** D39: notifies that a purchase has failed, and that the buyer can buy again. */
export async function notifyPurchaseFailed(sql: Sql, about: About): Promise<void> {
  const { params, all } = commonOf(about, about.purchase.id);
  await notify(sql, { ...all, kind: kinds.purchaseFailed, params });
}

/** D53: notifies of a failed renewal, and of a payment that differs from the price. */
export async function notifyTrouble(
  sql: Sql,
  about: About,
  { change, isRenewal }: { change: PaymentChange; isRenewal: boolean },
): Promise<void> {
  const { params, all } = commonOf(about, change.id);
  const { found, held, before } = change;
  if (isRenewal && found.state === 'failed' && before?.state !== 'failed')
    await notify(sql, { ...all, kind: kinds.failed, params });
  const toAdmins = { ...all, recipients: { select: admins, of: about.purchase.id } };
  if (held && !before?.held) await notify(sql, { ...toAdmins, kind: kinds.held, params });
}

/** D38. */
export async function notifyNeedsTeacher(sql: Sql, { purchase, name, at }: About): Promise<void> {
  const recipients = { select: admins, of: purchase.id };
  const about = { recipients, actorId: null, relatedId: purchase.studentId, at };
  await notify(sql, { ...about, kind: kinds.needsTeacher, params: { name } });
}
