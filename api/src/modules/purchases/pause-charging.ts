import type { Sql } from '#base/database/sql.ts';
import type { PaymentProvider, ProviderPurchase, ProviderSubscription } from '#base/payments/payment-provider.ts';
import type { StoredPurchase } from './stored-purchase.ts';

/**
 * Until when a student's months are not charged that begin at a moment (D98): null while nobody knows, undefined where they are
 * charged.
 */
export type FindPause = (sql: Sql, studentId: number, at: Date) => Promise<Date | null | undefined>;

interface Pausing {
  sql: Sql;
  provider: PaymentProvider;
  pauseAt: FindPause;
}

const isSame = (found: ProviderSubscription['pause'], until: Date | null): boolean =>
  found !== null && found.until?.getTime() === until?.getTime();

/**
 * D98: a month that begins in a hold is not charged, one that has begun stays paid. The provider goes on with charging by itself at
 * the end of the hold; where that is not known yet, or earlier than it was, it is told. What somebody has paused at the provider's
 * own page is left as it is. Doing it twice has one effect.
 * @returns whether it was changed.
 */
export async function pauseCharging(
  { sql, provider, pauseAt }: Pausing,
  { studentId }: StoredPurchase,
  { subscription }: ProviderPurchase,
): Promise<boolean> {
  if (!subscription || subscription.state === 'ended' || subscription.pause?.isForeign) return false;
  const { id, pause, periodEndsAt, endsAt } = subscription;
  const until = endsAt === null ? await pauseAt(sql, studentId, periodEndsAt) : undefined;
  if (until === undefined ? pause === null : isSame(pause, until)) return false;
  await (until === undefined ? provider.resumeCharging(id) : provider.pauseCharging(id, until));
  return true;
}
