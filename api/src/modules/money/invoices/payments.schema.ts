import * as v from 'valibot';
import { instant, wireId } from '#base/http/fields.ts';
import { day, unlessEmpty } from '#base/http/form-fields.ts';
import { pageOf, pageQuery, searchTerm } from '#base/http/pages.ts';
import { paymentStates } from './invoices.schema.ts';

const kinds = v.picklist(['monthly', 'one_time', 'bank_transfer']);

export const paymentsQuery = v.object({
  ...pageQuery,
  /** Without it, the viewer and, for a parent, the children. */
  student_id: unlessEmpty(wireId),
  kind: unlessEmpty(kinds),
  /** Searches the payer's name, the number or reference, and the package. */
  search: searchTerm,
});
export type PaymentsQuery = v.InferOutput<typeof paymentsQuery>;

const payment = v.object({
  /** The id of the invoice, the one-time payment or the bank transfer. */
  id: v.string(),
  kind: kinds,
  user_id: v.string(),
  customer_name: v.string(),
  /** The person whom it is for: the payer, or a child (D116). */
  student_id: v.string(),
  student_name: v.string(),
  /** Null for a bank transfer, which has no package. */
  package_name: v.nullable(v.string()),
  /** The title in Arabic where `package_name` is not (D168). */
  package_name_ar: v.nullable(v.string()),
  /** The number of the invoice, or the reference number of the transfer. */
  reference: v.nullable(v.string()),
  state: v.picklist(paymentStates),
  held: v.boolean(),
  amount: v.nullable(v.number()),
  refunded_amount: v.number(),
  /** The discount by a coupon or for siblings, in its currency; the amount is without it (D113). 0: none. */
  discount: v.number(),
  currency: v.nullable(v.string()),
  /** A calendar day for a transfer, an instant for a payment by card. */
  date: v.union([instant, day]),
  may: v.object({ update: v.boolean() }),
});
export type WirePayment = v.InferInput<typeof payment>;
export const paymentsPage = pageOf(payment);
export type WirePayments = v.InferInput<typeof paymentsPage>;
