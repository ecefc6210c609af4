import { monthsAfter } from '#modules/money/purchases/months.ts';
import type { Renewing } from '#modules/money/purchases/renewing-subscription.ts';
import { closedSpan, type HoldSpan } from './hold-span.ts';
import type { WireSubscriptionPause } from './holds.schema.ts';

/** D98: months that begin during a hold are not charged; a month that has begun is paid and continues. */
export function pauseOfSubscription({ title, periodEndsAt }: Renewing, hold: HoldSpan): WireSubscriptionPause {
  const { startsAt, endsAt } = closedSpan(hold);
  let months = 0;
  let next = periodEndsAt;
  while (next < startsAt) next = monthsAfter(periodEndsAt, ++months);
  const isFirst = months === 0;
  const about = { title, paidUntil: periodEndsAt.toISOString() };
  if (hold.endsAt === null)
    return { ...about, skipped: null, nextPaymentAt: isFirst ? null : periodEndsAt.toISOString() };
  let skipped = 0;
  for (; next < endsAt; skipped += 1) next = monthsAfter(periodEndsAt, ++months);
  const at = isFirst ? next : periodEndsAt;
  return { ...about, skipped, nextPaymentAt: at.toISOString() };
}
