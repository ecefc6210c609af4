import { instantOf } from '#base/database/instant.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { majorUnits } from '#base/money/money.ts';
import { PaymentError } from '#base/payments/payment-provider.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { boughtTitleAr } from '#modules/money/packages/offered-package.ts';
import { bookedUnder } from '#modules/people/people/ledger/ledger-totals.ts';
import { remainingOf } from '#modules/people/people/ledger/remaining.ts';
import { type Discount, wireDiscount } from './coupons/discount.ts';
import type { WirePurchase } from './purchases.schema.ts';
import { discountJson, hasHeldPayment, hasPaymentOnItsWay } from './stored-purchase.ts';
import { syncPurchase } from './sync-purchase.ts';

type Row = Omit<WirePurchase, 'amount' | 'discount'> & { minor: number; discount: Discount | null };

const purchaseText = `select p.id::text as id, p.kind, p.state, p.classes_num as "classesNum", p.currency,
    json_build_object('id', p.package_id::text, 'title', p.title, 'titleAr', ${boughtTitleAr('p')}) as package, p.amount_minor as minor, ${discountJson('p')} as discount,
    ${instantOf('p.created_at')} as "createdAt",
    ${hasHeldPayment('p.id')} as held,
    p.state = 'open' and ${hasPaymentOnItsWay('p.id')} as pending,
    coalesce((select sum(${bookedUnder('p.student_id', `'payment:' || y.id`)}) from payments y where y.purchase_id = p.id), 0)::int
      as "classesAdded", ${remainingOf('p.student_id')} as "remainingClasses"
  , ${userRef('p.student_id')} as student
  from purchases p where p.id = $1 and p.user_id = $2`;

/** The result of the viewer's own purchase. @throws AppError `not_found` (D9). */
export async function showPurchase(ctx: ViewerCtx, id: number): Promise<WirePurchase> {
  const [row] = await ctx.sql.query<Row>({ text: purchaseText, values: [id, ctx.viewer.userId] });
  if (!row) throw notFound('Purchase');
  const { minor, discount, ...purchase } = row;
  const { currency } = row;
  return { ...purchase, amount: majorUnits({ currency, minor }), discount: wireDiscount(currency, discount) };
}

/**
 * Asks the provider for the result of a purchase, so that the buyer need not wait for the report; the page itself
 * grants nothing.
 */
export async function refreshPurchase(ctx: ViewerCtx, id: number): Promise<WirePurchase> {
  await showPurchase(ctx, id);
  await syncPurchase(ctx.deps, id).catch((error: unknown) => {
    if (!(error instanceof PaymentError)) throw error;
    ctx.deps.logger.warn({ err: error }, 'a purchase could not be compared with the provider');
  });
  return showPurchase(ctx, id);
}
