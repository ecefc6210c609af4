import type { Sql } from '#base/database/sql.ts';
import type { PaymentProvider, ProviderPurchase, ProviderSubscription } from '#base/payments/payment-provider.ts';
import type { StoredPurchase } from './stored-purchase.ts';

/**
 * Until when a student's months that begin at a moment are not charged (D98): null if the end is unknown, undefined if
 * they are charged.
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
 * D98: a month that begins in a hold is not charged; a month that has begun stays paid. The provider resumes charging
 * by itself at the end of the hold; if that end is unknown or was changed, it is sent to the provider. A pause set on
 * the provider's own page is not changed. A repetition has no further effect.
 * @returns whether anything was changed.
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
