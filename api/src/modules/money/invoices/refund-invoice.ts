import { writeAudit } from '#base/audit/audit.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { majorUnits } from '#base/money/money.ts';
import { refundPayment } from '#modules/money/purchases/refund-payment.ts';
import type { RefundBody, WireInvoice } from './invoices.schema.ts';
import { findInvoice, type PaymentKind } from './list-invoices.ts';

interface Refund {
  ctx: ViewerCtx;
  id: number;
  kind: PaymentKind;
  body: RefundBody;
}

/** D39: returns money to the card. @returns the payment after it. */
export async function refundInvoice({ ctx, id, kind, body }: Refund): Promise<WireInvoice> {
  const { isUpdatable, invoice_number, user_id, student_id } = await findInvoice(ctx, { id, kind });
  if (!isUpdatable) throw notFound('Invoice');
  const { amount: typed, refunded_amount: refundedAmount } = body;
  await refundPayment(ctx.deps, { paymentId: id, amount: typed, refundedAmount }, (sql, money) => {
    const after = { invoice_number, user_id, student_id, amount: majorUnits(money), currency: money.currency };
    return writeAudit(sql, ctx, { action: 'invoice.refund', subject: 'invoice', subjectId: id, after });
  });
  const { isUpdatable: _, purchaseId: __, ...invoice } = await findInvoice(ctx, { id, kind });
  return invoice;
}
