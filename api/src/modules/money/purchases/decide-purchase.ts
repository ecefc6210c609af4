import type { Money } from '#base/money/money.ts';
import type { Wanted } from './audience.ts';
import type { Discount } from './coupons/discount.ts';
import type { StoredPurchase } from './stored-purchase.ts';

/** D35: a second click within this time leads to the same page. */
const SAME_PAGE_MS = 10 * 60_000;

/** A click on a package, and what the academy and the provider offer for it now. */
export interface Click {
  userId: number;
  wanted: Wanted;
  now: Date;
  offer: { price: Money; classesNum: number; account: string; discount: Discount | null };
}

/** The purchase that is open for the buyer or the student. `isPending`: a payment of it is on its way. */
export interface Open {
  purchase: StoredPurchase;
  isPending: boolean;
}

/**
 * `keep`: this click leads to the page of the open purchase, and the click's key is kept with it. `close`: the open
 * purchase must be closed before another one can start. `add`: a new one starts.
 */
export type NextStep = 'keep' | 'close' | 'add';

/** Whether a purchase is for what is wanted now. */
export const isSame = (purchase: StoredPurchase, wanted: Wanted): boolean =>
  (['studentId', 'kind', 'packageId', 'currency', 'coupon'] as const).every((key) => purchase[key] === wanted[key]);

const isPromised = ({ discount }: StoredPurchase, promised: Discount | null): boolean =>
  discount?.coupon?.id === promised?.coupon?.id &&
  discount?.minor === promised?.minor &&
  discount?.months === promised?.months;

/** Whether a purchase has the price, the classes, the discount and the provider's account of a new one. */
const isAsOffered = (purchase: StoredPurchase, { price, classesNum, account, discount }: Click['offer']): boolean =>
  purchase.minor === price.minor &&
  purchase.classesNum === classesNum &&
  purchase.account === account &&
  isPromised(purchase, discount);

/** D35: what a click does, by the open purchase. Pure: who buys twice is decided under the lock of the caller. */
export function decidePurchase({ userId, wanted, now, offer }: Click, open: Open | null): NextStep {
  if (!open) return 'add';
  const { purchase, isPending } = open;
  const isYoung = now.getTime() - purchase.createdAt.getTime() < SAME_PAGE_MS;
  const isOwn = purchase.userId === userId;
  return isOwn && isYoung && !isPending && isSame(purchase, wanted) && isAsOffered(purchase, offer) ? 'keep' : 'close';
}
