import { leastCharged } from '#base/money/charged-money.ts';
import { findCurrency } from '#base/money/currencies.ts';
import { type Money, majorUnits } from '#base/money/money.ts';

/** What lowers a purchase's price, as it was promised (D113). */
export interface Discount {
  /** Null: the sibling discount. */
  coupon: { id: number; code: string } | null;
  /** In the smallest unit of the purchase's currency. */
  minor: number;
  /** How many payments are cheaper; null: all. */
  months: number | null;
}

/** As a purchase and a quote show it. */
export const wireDiscount = (currency: string, discount: Discount | null) =>
  discount && {
    kind: discount.coupon ? ('coupon' as const) : ('sibling' as const),
    coupon: discount.coupon?.code ?? null,
    amount: majorUnits({ currency, minor: discount.minor }),
    months: discount.months ?? ('always' as const),
  };

/** Cards are charged thousandths in steps of ten. */
const stepOf = (currency: string): number => (findCurrency(currency)?.decimalDigits === 3 ? 10 : 1);

/** So much of the price, in the provider's steps; half of one is rounded up. */
export function percentOf({ currency, minor }: Money, percent: number): number {
  const step = stepOf(currency);
  return Math.floor((minor * percent * 2 + 100 * step) / (200 * step)) * step;
}

/** Whether a card can be charged what is left. */
export function isCharged({ currency, minor }: Money, discount: number): boolean {
  const left = minor - discount;
  return left > 0 && left >= (leastCharged(currency)?.minor ?? 1) && left % stepOf(currency) === 0;
}
