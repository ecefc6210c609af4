import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { FollowerOf } from '#base/modules/registry.ts';
import type { PaymentProvider, ProviderPurchase } from '#base/payments/payment-provider.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import type { personDeleting, personLeft } from '#modules/people/people/people-events.ts';
import type { Settlement } from './settlement/settle-purchase.ts';
import type { StoredPurchase } from './stored-purchase.ts';

const chargedText = `select count(*)::int as subscriptions from purchases
  where $1 in (user_id, student_id) and kind = 'monthly' and state in ('active', 'past_due')`;

/**
 * D5: a user cannot be deleted while they have or pay for an active subscription, because nobody could cancel it then.
 */
export const keepWhileCharged: FollowerOf<typeof personDeleting> = async (sql, personId) => {
  const [row] = await sql.query<{ subscriptions: number }>({ text: chargedText, values: [personId] });
  const subscriptions = row?.subscriptions ?? 0;
  if (subscriptions > 0)
    throw new AppError('conflict', 'A subscription is still running', [], undefined, { subscriptions });
};

const unsettledText = `select id from purchases where $1 in (user_id, student_id) and checkout_id is not null
  and state in ('open', 'active', 'past_due') order by id`;

/** D5: a job checks all purchases that may still charge the user, and finds that the user has left. */
export const endCharges: FollowerOf<typeof personLeft> = async (sql, { deps }, personId) => {
  for (const { id } of await sql.query<{ id: number }>({ text: unsettledText, values: [personId] }))
    await deps.jobs.enqueue(sql, 'payment', { purchaseId: id });
};

/** Whether the payer or the student has left. */
export async function hasLeft(
  sql: Sql,
  { userId, studentId }: Pick<StoredPurchase, 'userId' | 'studentId'>,
): Promise<boolean> {
  const ids = [...new Set([userId, studentId])];
  const found = await sql.query({ text: `select from ${activeUsers} u where u.id = any($1::bigint[])`, values: [ids] });
  return found.length < ids.length;
}

/**
 * D5: a user who has left is not charged again. A paid month runs to its end, an unpaid renewal is abandoned, and an
 * unpaid checkout is closed. A repetition changes nothing; the nightly comparison does it too.
 */
export async function stopCharging(
  { sql, provider }: { sql: Sql; provider: PaymentProvider },
  purchase: StoredPurchase,
  found: ProviderPurchase,
  { state }: Settlement,
): Promise<void> {
  const { subscription } = found;
  const { checkoutId } = purchase;
  const isCharging = found.state === 'open' || (subscription && subscription.endsAt === null && isRunning(state));
  if (!isCharging || !(await hasLeft(sql, purchase))) return;
  if (found.state === 'open' && checkoutId) await provider.expireCheckout(checkoutId);
  else if (subscription && state === 'past_due') await provider.endSubscription(subscription.id);
  else if (subscription) await provider.endWithPeriod(subscription.id);
}

const isRunning = (state: Settlement['state']): boolean => state === 'active' || state === 'past_due';
