import type { ReadSettings } from '#base/academy/academy-settings.ts';
import { writeSystemAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import type { FollowPayment } from '#base/payments/follow-payment.ts';
import type { ProviderPurchase } from '#base/payments/payment-provider.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { changeAccount } from '#modules/accounts/identity/stored-account.ts';
import { writeReceipts } from '#modules/money/receipts/write-receipts.ts';
import { becomeStudent } from '#modules/people/people/profiles/become-student.ts';
import { hasTeacher } from '#modules/people/people/profiles/students-of.ts';
import { nextCharge } from '../months.ts';
import { paymentBooked } from '../purchase-events.ts';
import { findPurchase, type StoredPurchase } from '../stored-purchase.ts';
import { type Booked, bookPayments } from './book-payments.ts';
import { notifyBooked, notifyNeedsTeacher, notifyPurchaseFailed, notifyTrouble } from './notify-payments.ts';
import { paidSources } from './paid-sources.ts';
import { type Settlement, settlePurchase } from './settle-purchase.ts';
import { storePayments } from './store-payments.ts';

/** Our own end at the provider has no reason there, so an end for a missing payment keeps its reason while it lasts. */
const storeText = `update purchases set state = $2, subscription_id = coalesce($3, subscription_id), renews_at = $4,
  ends_at = $5, period_ends_at = $6, card_last4 = $7, card_last_month = $8,
  ended_unpaid = $2 = 'ended' and (ended_unpaid or $9), version = version + 1 where id = $1`;

async function storeState(
  sql: Sql,
  { id }: StoredPurchase,
  found: ProviderPurchase,
  { state, isEndedUnpaid }: Settlement,
): Promise<void> {
  const { subscription } = found;
  const isRunning = state === 'active' || state === 'past_due';
  const renewsAt = isRunning && subscription ? nextCharge(subscription) : null;
  const periodEndsAt = isRunning ? (subscription?.periodEndsAt ?? null) : null;
  const card = isRunning ? subscription?.card : null;
  const values = [id, state, subscription?.id ?? null, renewsAt, subscription?.endsAt ?? null, periodEndsAt];
  const ofCard = [card?.last4 ?? null, card?.lastMonth ?? null];
  await sql.query({ text: storeText, values: [...values, ...ofCard, isEndedUnpaid] });
}

const heldText = `select package_id as "packageId" from purchases where student_id = $1 and kind = 'monthly'
  and state in ('active', 'past_due') order by id desc limit 1`;

/** D37, D116: the student gets the package of the active subscription; an older package without a payment stays. */
async function holdPackage(sql: Sql, before: StoredPurchase, { packageId, state }: Settlement): Promise<void> {
  const ran = before.state === 'active' || before.state === 'past_due';
  if (packageId !== null) await changeAccount(sql, before.studentId, { subscriptionPackageId: packageId });
  else if (ran && state !== 'active' && state !== 'past_due') {
    const [other] = await sql.query<{ packageId: number }>({ text: heldText, values: [before.studentId] });
    await changeAccount(sql, before.studentId, { subscriptionPackageId: other?.packageId ?? null });
  }
}

/** D69: nobody is signed in when a payment changes a user's role. */
export async function auditRole(sql: Sql, { studentId, id }: StoredPurchase, at: Date): Promise<void> {
  const change = { before: { role: 'guest' }, after: { role: 'student', purchase: id } };
  await writeSystemAudit(sql, at, { action: 'user.update', subject: 'user', subjectId: studentId, ...change });
}

/** A won dispute gives classes back and is no payment. */
async function publishBooked(sql: Sql, at: Date, purchase: StoredPurchase, { change, reason, classes }: Booked) {
  if (reason === 'returned') return;
  const isRefund = reason === 'refund';
  const minor = isRefund ? change.found.refundedMinor : (change.found.paid?.minor ?? 0);
  await paymentBooked.publish(sql, at, { purchase, paymentId: change.id, isRefund, minor, classes });
}

interface Applying {
  now: Date;
  /** The hooks of modules above after a payment. */
  paid: readonly FollowPayment[];
  settings: ReadSettings;
}

async function settle(
  sql: Sql,
  purchase: StoredPurchase,
  found: ProviderPurchase,
  { now, paid, settings }: Applying,
): Promise<Settlement> {
  const { kind, packageId, classesNum, currency, minor, discount, studentId } = purchase;
  const settlement = settlePurchase({ kind, packageId, classesNum, price: { currency, minor }, discount }, found);
  const changes = await storePayments(sql, { purchase, found: found.payments, held: settlement.held, now });
  const about = { purchase, name: await nameOf(sql, studentId), at: now };
  if (settlement.grants.length > 0 && (await becomeStudent(sql, studentId, now))) await auditRole(sql, purchase, now);
  const booked = await bookPayments(sql, { purchase, settlement, changes, now });
  for (const each of booked) {
    await notifyBooked(sql, about, each);
    await publishBooked(sql, now, purchase, each);
  }
  if (settlement.grants.length > 0)
    for (const follow of paid) await follow(sql, { userId: studentId, isPayer: false, at: now });
  const isFirst = booked.some(({ reason }) => reason === 'purchase');
  if (isFirst && !(await hasTeacher(sql, studentId))) await notifyNeedsTeacher(sql, about);
  const isRenewal = settlement.state !== 'failed';
  for (const change of changes) await notifyTrouble(sql, about, { change, isRenewal });
  if (!isRenewal && purchase.state !== 'failed') await notifyPurchaseFailed(sql, about);
  await storeState(sql, purchase, found, settlement);
  await holdPackage(sql, purchase, settlement);
  await writeReceipts(sql, { settings, at: now }, paidSources(purchase, changes));
  return settlement;
}

/**
 * Stores the provider's data about a purchase, and grants what is paid: in one transaction (D36). Null if newer data
 * was stored since `version` was read: the fetched data may be older.
 */
export function applyPurchase(
  sql: Sql,
  { id, userId, studentId, version }: StoredPurchase,
  found: ProviderPurchase,
  applying: Applying,
): Promise<Settlement | null> {
  return sql.transaction(async (inner) => {
    await lockUsers(inner, [userId, studentId]);
    const purchase = await findPurchase(inner, id, 'for no key update');
    if (!purchase || purchase.version !== version) return null;
    return settle(inner, purchase, found, applying);
  });
}
