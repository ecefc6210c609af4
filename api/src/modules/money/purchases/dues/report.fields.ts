import * as v from 'valibot';
import { defineFields } from '#base/fields/fields.ts';
import { requiredText } from '#base/http/fields.ts';

const MAX_REASON = 500;

/** The typed fields of a reported transfer, with what an export and an erasure do with them (D123). */
export const reportFields = defineFields({
  amount: {
    name: { en: 'Amount', ar: 'المبلغ' },
    response: v.number(),
    column: 'amountMinor',
    personal: { gives: true },
  },
  paidOn: { name: { en: 'Date', ar: 'التاريخ' }, response: v.string(), column: 'paidOn', personal: { gives: true } },
  reference: {
    name: { en: 'Reference number', ar: 'الرقم المرجعي' },
    column: 'reference',
    personal: { gives: true, keeps: 'kept as long as the receipt, which has it too' },
  },
  reason: {
    name: { en: 'Reason', ar: 'السبب' },
    body: requiredText(MAX_REASON),
    column: 'reason',
    personal: { gives: true, erases: 'null' },
  },
  state: { column: 'state', personal: { gives: true } },
  created_at: { column: 'createdAt', personal: { gives: true } },
});
