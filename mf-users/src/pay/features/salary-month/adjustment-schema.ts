import { plainNumber } from '@academy/shared-ui/forms';
import * as v from 'valibot';
import type { AdjustmentFields } from '#/pay/api/salary-months.ts';

const HIGHEST = 100_000;
const MOST_REASON = 500;

export const adjustmentSchema = v.object({
  kind: v.picklist(['bonus', 'deduction']),
  amount: v.pipe(
    v.string(),
    v.transform(plainNumber),
    v.nonEmpty('salaryMonth.adjust.amount.required'),
    v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'salaryMonth.adjust.amount.wrong'),
    v.transform(Number),
    v.check((amount) => amount > 0, 'salaryMonth.adjust.amount.wrong'),
    v.maxValue(HIGHEST, 'salaryMonth.adjust.amount.range'),
  ),
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('salaryMonth.adjust.reason.required'),
    v.maxLength(MOST_REASON, 'salaryMonth.adjust.reason.long'),
  ),
});

export const reopenSchema = v.object({ reason: adjustmentSchema.entries.reason });

/** A deduction is an amount below zero. */
export const toRequest = ({ kind, amount, reason }: v.InferOutput<typeof adjustmentSchema>): AdjustmentFields => ({
  amount: kind === 'bonus' ? amount : -amount,
  reason,
});
