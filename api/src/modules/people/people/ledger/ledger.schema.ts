import * as v from 'valibot';
import { instant, pageLimit, pageNumber } from '#base/http/fields.ts';
import { day } from '#base/http/form-fields.ts';
import { pagination } from '#base/http/pages.ts';

const PAGE_SIZE = 10;

const text = v.nullable(v.string());

const ledgerLine = v.object({
  id: v.string(),
  delta: v.number(),
  /** The remaining classes after this line. */
  balance: v.number(),
  reason: v.picklist(['purchase', 'renewal', 'class', 'class_reversal', 'manual', 'refund', 'import']),
  ref: text,
  /** The source, if it is known: a class, a payment, a bank transfer. */
  source: v.nullable(
    v.object({
      kind: v.string(),
      title: text,
      titleAr: v.nullish(v.string()),
      at: v.nullable(v.union([instant, day])),
    }),
  ),
  actor: v.nullable(v.object({ id: v.string(), name: v.string() })),
  created_at: instant,
});
export const ledgerQuery = v.object({ page: pageNumber, per_page: pageLimit(PAGE_SIZE) });
export const ledgerPage = v.object({ data: v.array(ledgerLine), pagination });
export type LedgerQuery = v.InferOutput<typeof ledgerQuery>;
export type LedgerPage = v.InferInput<typeof ledgerPage>;
