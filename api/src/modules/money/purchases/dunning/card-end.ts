import type { ProviderCard } from '#base/payments/payment-provider.ts';

const DAY_MS = 86_400_000;
/** D114: how many days before its end a payer is asked to update a card. */
export const CARD_NOTICE_DAYS = 30;

/** The instant from which a card can no longer be charged. */
function endOf({ lastMonth }: Pick<ProviderCard, 'lastMonth'>): number {
  const [year = 0, month = 0] = lastMonth.split('-').map(Number);
  return Date.UTC(year, month, 1);
}

/** Whether a card expires within 30 days, or has expired. */
export const endsSoon = (card: ProviderCard, now: Date): boolean =>
  endOf(card) - now.getTime() <= CARD_NOTICE_DAYS * DAY_MS;
