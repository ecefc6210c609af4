import type { Sql } from '#base/database/sql.ts';
import { type AppError, fieldError } from '#base/errors/app-error.ts';
import type { Money } from '#base/money/money.ts';
import { type Discount, isCharged, percentOf } from './discount.ts';
import { isUsed, lockCouponOfCode, type StoredCoupon } from './stored-coupon.ts';

export interface Redeeming {
  /** The payer. */
  userId: number;
  studentId: number;
  packageId: number;
  price: Money;
  /** The day in the academy's zone. */
  today: string;
  /** A purchase that is closed before this one starts: its use of the coupon is free again. */
  closing: number | null;
}

const wrong = (code: string, message: string): AppError => fieldError('coupon', code, message);

interface Uses {
  all: number;
  own: number;
  bought: boolean;
}

const usesText = `select count(*) filter (where p.coupon_id = $1)::int as all,
    count(*) filter (where p.coupon_id = $1 and p.user_id = $2)::int as own,
    coalesce(bool_or(p.state not in ('open', 'awaiting') and (p.user_id in ($2, $3) or p.student_id in ($2, $3))), false) as bought
  from purchases p where (p.coupon_id = $1 or p.user_id in ($2, $3) or p.student_id in ($2, $3))
    and ${isUsed('p')} and p.id is distinct from $4`;

async function checkUses(sql: Sql, coupon: StoredCoupon, { userId, studentId, closing }: Redeeming): Promise<void> {
  const [found] = await sql.query<Uses>({ text: usesText, values: [coupon.id, userId, studentId, closing] });
  const { all, own, bought } = found ?? { all: 0, own: 0, bought: false };
  if (coupon.firstPurchaseOnly && bought) throw wrong('first_only', 'This coupon is for a first purchase');
  if (coupon.uses !== null && all >= coupon.uses) throw wrong('used_up', 'This coupon is used up');
  if (coupon.usesPerUser !== null && own >= coupon.usesPerUser)
    throw wrong('used_up', 'You have used this coupon already');
}

function checkTerms({ from, to, packages }: StoredCoupon, { packageId, today }: Redeeming): void {
  if (from && from > today) throw wrong('unknown', 'This coupon is not valid yet');
  if (to && to < today) throw wrong('expired', 'This coupon has expired');
  if (packages.length > 0 && !packages.includes(packageId))
    throw wrong('other_package', 'This coupon is for another package');
}

function minorOf({ percent, amounts }: StoredCoupon, price: Money): number {
  if (percent !== null) return percentOf(price, percent);
  const amount = amounts.find(({ currency }) => currency === price.currency);
  if (!amount) throw wrong('other_currency', 'This coupon is for another currency');
  return amount.minor;
}

/**
 * D113: the discount that a code promises this buyer. The coupon stays locked until the transaction ends, so that only
 * one of two buyers gets the last use.
 * @throws AppError at `coupon`.
 */
export async function redeemCoupon(sql: Sql, code: string, redeeming: Redeeming): Promise<Discount> {
  const coupon = await lockCouponOfCode(sql, code);
  if (!coupon) throw wrong('unknown', 'There is no such coupon');
  checkTerms(coupon, redeeming);
  await checkUses(sql, coupon, redeeming);
  const minor = minorOf(coupon, redeeming.price);
  if (!isCharged(redeeming.price, minor))
    throw wrong('too_little', 'With this coupon the price is less than a card can be charged');
  return { coupon: { id: coupon.id, code: coupon.code }, minor, months: coupon.months };
}
