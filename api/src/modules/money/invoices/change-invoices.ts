import { writeAudit } from '#base/audit/audit.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { PaymentError } from '#base/payments/payment-provider.ts';
import { hidePayment } from '#modules/money/purchases/hide-payment.ts';
import { syncPurchase } from '#modules/money/purchases/sync-purchase.ts';
import { findInvoice, type PaymentKind } from './list-invoices.ts';

interface Named {
  ctx: ViewerCtx;
  id: number;
  kind: PaymentKind;
}

/** Hides an invoice; the payment and the granted classes stay. */
export function deleteInvoice({ ctx, id, kind }: Named): Promise<void> {
  return ctx.sql.transaction(async (sql) => {
    const {
      may,
      isUpdatable: ____,
      invoice_pdf: _,
      invoice_url: __,
      receipt_url: ___,
      ...before
    } = await findInvoice({ ...ctx, sql }, { id, kind });
    if (!may.delete || !(await hidePayment(sql, id, ctx.now))) throw notFound('Invoice');
    await writeAudit(sql, ctx, { action: 'invoice.delete', subject: 'invoice', subjectId: id, before });
  });
}

/** The current addresses of the documents at the provider: earlier ones have expired. */
export async function findDocuments({ ctx, id, kind }: Named) {
  const { purchaseId } = await findInvoice(ctx, { id, kind });
  await syncPurchase(ctx.deps, purchaseId).catch((error: unknown) => {
    if (!(error instanceof PaymentError)) throw error;
  });
  const { invoice_pdf, invoice_url, receipt_url } = await findInvoice(ctx, { id, kind });
  return { invoice_pdf, invoice_url, receipt_url };
}
