import { writeAudit } from '#base/audit/audit.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { takeUsedClasses } from '#modules/money/purchases/index.ts';
import { findInvoice, type PaymentKind } from './list-invoices.ts';

interface TakeBack {
  ctx: ViewerCtx;
  id: number;
  kind: PaymentKind;
  /** The number that the actor saw, so that nobody confirms a number that has changed since. */
  classes: number;
}

/** D39: staff confirm that classes used before the refund are taken back. @returns the remaining classes. */
export function takeBackClasses({ ctx, id, kind, classes }: TakeBack): Promise<{ remainingClasses: number }> {
  return ctx.sql.transaction(async (sql) => {
    const invoice = await findInvoice({ ...ctx, sql }, { id, kind });
    if (!invoice.isUpdatable) throw notFound('Invoice');
    const { user_id, student_id, purchaseId, invoice_number } = invoice;
    const taking = { paymentId: id, purchaseId, studentId: Number(student_id), classes };
    const remaining = await takeUsedClasses(sql, ctx, taking);
    const after = { invoice_number, user_id, student_id, classes, remainingClasses: remaining };
    await writeAudit(sql, ctx, { action: 'invoice.take_back', subject: 'invoice', subjectId: id, after });
    return { remainingClasses: remaining };
  });
}
