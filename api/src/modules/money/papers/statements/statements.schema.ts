import * as v from 'valibot';
import { idParams, instant } from '#base/http/fields.ts';
import { day, unlessEmpty } from '#base/http/form-fields.ts';
import { askedLanguage } from '../paper-language.ts';

export const statementParams = idParams;
/** Days in the student's zone, both included; by default this month up to today. */
export const statementQuery = v.object({ from: unlessEmpty(day), to: unlessEmpty(day) });
export type StatementQuery = v.InferOutput<typeof statementQuery>;
export const statementPdfQuery = v.object({
  ...statementQuery.entries,
  language: askedLanguage,
});

const text = v.nullable(v.string());
const line = v.object({
  id: v.string(),
  delta: v.number(),
  /** The remaining classes after it. */
  balance: v.number(),
  reason: v.picklist(['purchase', 'renewal', 'class', 'class_reversal', 'manual', 'refund', 'import']),
  /** The source of the line; for a class also its teacher and attendance. */
  source: v.nullable(
    v.object({
      kind: v.string(),
      title: text,
      /** The title in Arabic where `title` is not (D168). */
      titleAr: v.nullish(v.string(), null),
      at: v.nullable(v.string()),
      teacher: v.nullish(v.string(), null),
      attendance: v.nullish(v.string(), null),
    }),
  ),
  created_at: instant,
});
const receipt = v.object({
  id: v.string(),
  number: v.string(),
  kind: v.picklist(['receipt', 'credit_note']),
  method: v.picklist(['monthly', 'one_time', 'bank_transfer']),
  package: text,
  packageAr: text,
  currency: v.string(),
  amount: v.number(),
  createdAt: instant,
});

export const statementResponse = v.object({
  data: v.object({
    student: v.object({ id: v.string(), name: v.string() }),
    from: v.string(),
    to: v.string(),
    /** The remaining classes before the period. */
    start: v.number(),
    bought: v.number(),
    /** Taken back after refunds. */
    returned: v.number(),
    /** Used by classes: negative. */
    used: v.number(),
    /** Set by hand, or carried over. */
    corrected: v.number(),
    /** The remaining classes at the end; for a period up to today the number that is shown everywhere. */
    end: v.number(),
    lines: v.array(line),
    /** The totals of receipts and credit notes; null for viewers who may not see the student's payments. */
    money: v.nullable(
      v.array(v.object({ currency: v.string(), paid: v.number(), returned: v.number(), total: v.number() })),
    ),
    /** Oldest first. */
    receipts: v.array(receipt),
  }),
});
export type WireStatement = v.InferInput<typeof statementResponse>['data'];
