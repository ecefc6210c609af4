import { leastCharged } from '#base/money/charged-money.ts';
import { findCurrency } from '#base/money/currencies.ts';
import { type Money, majorUnits } from '#base/money/money.ts';

/** The promised discount of a purchase (D113). */
export interface Discount {
  /** Null: the sibling discount. */
  coupon: { id: number; code: string } | null;
  /** In the smallest unit of the purchase's currency. */
  minor: number;
  /** The number of payments with the discount; null: all. */
  months: number | null;
}

/** The discount as purchases and quotes show it. */
export const wireDiscount = (currency: string, discount: Discount | null) =>
  discount && {
    kind: discount.coupon ? ('coupon' as const) : ('sibling' as const),
    coupon: discount.coupon?.code ?? null,
    amount: majorUnits({ currency, minor: discount.minor }),
    months: discount.months ?? ('always' as const),
  };

/** Currencies with three decimals are charged in steps of ten. */
const stepOf = (currency: string): number => (findCurrency(currency)?.decimalDigits === 3 ? 10 : 1);

/** A percentage of the price, in the provider's steps; half a step is rounded up. */
export function percentOf({ currency, minor }: Money, percent: number): number {
  const step = stepOf(currency);
  return Math.floor((minor * percent * 2 + 100 * step) / (200 * step)) * step;
}

/** Whether a card can be charged the remaining amount. */
export function isCharged({ currency, minor }: Money, discount: number): boolean {
  const left = minor - discount;
  return left > 0 && left >= (leastCharged(currency)?.minor ?? 1) && left % stepOf(currency) === 0;
}
