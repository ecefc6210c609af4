import * as v from 'valibot';
import { idParams, instant, matching, wireId } from '#base/http/fields.ts';
import { unlessEmpty } from '#base/http/form-fields.ts';
import { pageOf, pageQuery, searchTerm } from '#base/http/pages.ts';
import { askedLanguage } from '../paper-language.ts';

const kind = v.picklist(['receipt', 'credit_note']);

export const receiptsQuery = v.object({
  ...pageQuery,
  /** Payments by or for this person. */
  student_id: unlessEmpty(wireId),
  kind: unlessEmpty(kind),
  /** `payment:12`, `bank_transfer:3`: the papers of one payment. */
  source: unlessEmpty(matching(/^(payment|bank_transfer):[1-9]\d{0,15}$/, 'Unknown payment')),
  /** Searches the number, the names at that time, the package and the reference. */
  search: searchTerm,
});
export type ReceiptsQuery = v.InferOutput<typeof receiptsQuery>;

export const receiptParams = idParams;
export const languageQuery = v.object({ language: unlessEmpty(v.picklist(['en', 'ar'])) });
export const receiptPdfQuery = v.object({ language: askedLanguage });

const person = v.object({ id: v.string(), name: v.string() });
const receipt = v.object({
  id: v.string(),
  /** `R-2026-00001`; a credit note has `CN-2026-00001`. */
  number: v.string(),
  kind,
  method: v.picklist(['monthly', 'one_time', 'bank_transfer']),
  source: v.string(),
  /** The payer and the student, with their names at that time. */
  payer: person,
  student: person,
  /** Null for a bank transfer, which has no package. */
  package: v.nullable(v.string()),
  /** The title in Arabic where `package` is not (D168). */
  packageAr: v.nullable(v.string()),
  currency: v.string(),
  amount: v.number(),
  /** The amount without the tax. */
  net: v.number(),
  tax: v.number(),
  taxName: v.string(),
  /** In percent; 0: no tax. */
  taxRate: v.number(),
  /** For a credit note: the receipt that it corrects. */
  receipt: v.nullable(v.object({ id: v.string(), number: v.string() })),
  createdAt: instant,
});
export type WireReceipt = v.InferInput<typeof receipt>;

export const receiptsPage = pageOf(receipt);
export type WireReceipts = v.InferInput<typeof receiptsPage>;
export const receiptResponse = v.object({ data: receipt });
