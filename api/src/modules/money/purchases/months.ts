import type { ProviderSubscription } from '#base/payments/payment-provider.ts';

/** So many months later, on the same day or on the last day of that month. */
export function monthsAfter(at: Date, months: number): Date {
  const next = new Date(at);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return next;
}

type Renewal = Pick<ProviderSubscription, 'periodEndsAt' | 'pause'>;

/** When the next month is charged: the first one that does not begin in a pause; null if unknown (D98). */
export function nextCharge({ periodEndsAt, pause }: Renewal): Date | null {
  if (!pause) return periodEndsAt;
  const { until } = pause;
  if (until === null) return null;
  let next = periodEndsAt;
  for (let months = 1; next < until; months += 1) next = monthsAfter(periodEndsAt, months);
  return next;
}
