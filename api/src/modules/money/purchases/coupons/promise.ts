import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { Money } from '#base/money/money.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { childrenOf } from '../payer-scope.ts';
import { purchaseSettings } from '../purchases.settings.ts';
import { type Discount, isCharged, percentOf } from './discount.ts';
import { redeemCoupon } from './redeem-coupon.ts';

interface Buying {
  studentId: number;
  packageId: number;
  kind: 'monthly' | 'one_time';
  /** In capitals. */
  coupon: string | null;
}

const siblingText = `select from purchases p where p.student_id = any (${childrenOf('$1::bigint')}) and p.student_id <> $2
  and p.kind = 'monthly' and p.state in ('active', 'past_due') limit 1`;

/** D113: for a child of the payer while another child has an active subscription. */
async function siblingDiscount(ctx: ViewerCtx, { studentId }: Buying, price: Money): Promise<Discount | null> {
  const percent = ctx.deps.academySettings.get(purchaseSettings.sibling_discount);
  const { userId } = ctx.viewer;
  if (percent === 0 || studentId === userId) return null;
  const siblings = await ctx.sql.query({ text: siblingText, values: [userId, studentId] });
  const minor = percentOf(price, percent);
  if (siblings.length === 0 || minor === 0 || !isCharged(price, minor)) return null;
  return { coupon: null, minor, months: null };
}

interface Promising {
  ctx: ViewerCtx;
  buying: Buying;
  price: Money;
  /** The purchase that is closed first. */
  closing: number | null;
}

/** D113: the greater of coupon and sibling discount, never both. @throws AppError at `coupon`. */
export async function promiseOf(sql: Sql, { ctx, buying, price, closing }: Promising): Promise<Discount | null> {
  const { studentId, packageId, coupon: code, kind } = buying;
  const { userId } = ctx.viewer;
  const today = academyDay(ctx);
  const redeeming = { userId, studentId, packageId, price, today, closing };
  const coupon = code === null ? null : await redeemCoupon(sql, code, redeeming);
  const sibling = await siblingDiscount({ ...ctx, sql }, buying, price);
  const better = coupon && coupon.minor > (sibling?.minor ?? 0) ? coupon : sibling;
  return better && kind === 'one_time' ? { ...better, months: 1 } : better;
}
