import * as v from 'valibot';
import { idParams, instant, line, pageLimit, pageNumber, wireId } from '#base/http/fields.ts';
import { unlessEmpty, whole } from '#base/http/form-fields.ts';
import { pageOf } from '#base/http/pages.ts';
import { currencyCode, moneyFields } from '#base/money/money.ts';

const PAGE_SIZE = 100;
const MAX_TERM = 100;

export const paymentStates = ['paid', 'open', 'refunded', 'failed'] as const;
export const paymentSorts = ['created_at', 'customer_name', 'amount'] as const;

export const invoicesQuery = v.object({
  page: pageNumber,
  per_page: pageLimit(PAGE_SIZE),
  /** Searches the names of payer and student, the number and the package. */
  search: v.optional(v.pipe(line, v.maxLength(MAX_TERM)), ''),
  student_id: unlessEmpty(wireId),
  /**
   * `held`: another amount than the price was paid, and not refunded since. `unreturned`: refunded, although some
   * classes were already used (D39).
   */
  state: unlessEmpty(v.picklist([...paymentStates, 'held', 'unreturned'])),
  currency: unlessEmpty(currencyCode),
  /** With a leading minus the order is descending. */
  sort: v.optional(v.picklist(paymentSorts.flatMap((sort) => [sort, `-${sort}` as const])), '-created_at'),
});
export type InvoicesQuery = v.InferOutput<typeof invoicesQuery>;
export const invoiceParams = idParams;

const address = v.nullable(v.string());
const common = {
  id: v.string(),
  user_id: v.string(),
  customer_name: v.string(),
  /** The student: the payer, or a child (D116). */
  student_id: v.string(),
  student_name: v.string(),
  /** Null for viewers who do not see contacts (D9). */
  customer_email: v.nullable(v.string()),
  package_name: v.string(),
  /** The title in Arabic where `package_name` is not (D168). */
  package_name_ar: v.nullable(v.string()),
  state: v.picklist(paymentStates),
  /** Another amount than the price was paid: nothing was granted. */
  held: v.boolean(),
  amount: v.nullable(v.number()),
  refunded_amount: v.number(),
  /** The discount by a coupon or for siblings, in its currency; the amount is without it (D113). 0: none. */
  discount: v.number(),
  currency: v.nullable(v.string()),
  receipt_url: address,
  invoice_number: v.nullable(v.string()),
  invoice_pdf: address,
  invoice_url: address,
  created_at: instant,
  paid_at: v.nullable(instant),
  /** Classes that were used before the refund: an admin may take them back (D39). */
  unreturned_classes: v.number(),
  may: v.object({ delete: v.boolean(), takeBack: v.boolean(), refund: v.boolean() }),
};
const invoice = v.object(common);
const oneTime = v.object({ ...common, chargeId: v.nullable(v.string()), description: v.string() });
export type WireInvoice = v.InferInput<typeof oneTime>;

export const invoicesPage = pageOf(invoice);
export const oneTimePage = pageOf(oneTime);
export type WirePage = v.InferInput<typeof oneTimePage>;

export const takeBackBody = v.object({ classes: whole(1, 1000) });
export const takeBackResponse = v.object({ data: v.object({ remainingClasses: v.number() }) });

/** `refunded_amount`: what the actor saw, so that nobody refunds a payment that has changed since. */
export const refundBody = v.object({ amount: moneyFields.amount, refunded_amount: v.pipe(v.number(), v.minValue(0)) });
export type RefundBody = v.InferOutput<typeof refundBody>;
export const refundResponse = v.object({ data: invoice });

/** Addresses of the provider expire, so they are fetched for each request. */
export const documentsResponse = v.object({
  data: v.object({ invoice_pdf: address, invoice_url: address, receipt_url: address }),
});
