import type { ViewerCtx } from '#base/http/ctx.ts';
import { majorUnits } from '#base/money/money.ts';
import { offeredPackage } from '#modules/money/packages/offered-package.ts';
import { audienceOf, type Wanted } from '../audience.ts';
import type { WireQuote } from '../purchases.schema.ts';
import { findOpenPurchase } from '../stored-purchase.ts';
import { wireDiscount } from './discount.ts';
import { promiseOf } from './promise.ts';

/** D113: the price of a purchase, before it starts. @throws AppError as a purchase does. */
export function quotePurchase(ctx: ViewerCtx, wanted: Wanted): Promise<WireQuote> {
  return ctx.sql.transaction(async (sql) => {
    const { currency, studentId } = wanted;
    const audience = await audienceOf({ ...ctx, sql }, wanted);
    const { price } = await offeredPackage(sql, audience, wanted);
    const open = await findOpenPurchase(sql, { userId: ctx.viewer.userId, studentId });
    const discount = await promiseOf(sql, { ctx, buying: wanted, price, closing: open?.id ?? null });
    const total = { currency, minor: price.minor - (discount?.minor ?? 0) };
    return { currency, price: majorUnits(price), total: majorUnits(total), discount: wireDiscount(currency, discount) };
  });
}
