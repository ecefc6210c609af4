import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant } from '#base/http/fields.ts';
import { day, optionalLine, optionalText } from '#base/http/form-fields.ts';
import { moneyFields } from '#base/money/money.ts';
import { personId } from '#modules/people/people/profiles/person-fields.ts';

const MAX_REFERENCE = 100;
const MAX_NOTE = 2000;

const text = v.nullable(v.string());

/**
 * The fields of a bank transfer, each listed once: of rows `bank_transfers t` with `u`, the payer. A field with a
 * column is stored as it was sent; the amount is read with the decimals of its currency.
 */
export const transferFields = defineFields({
  id: { response: v.string(), json: 't.id::text' },
  reference_number: {
    name: { en: 'Reference number', ar: 'الرقم المرجعي' },
    body: optionalLine(MAX_REFERENCE),
    column: 'referenceNumber',
    response: text,
    json: 't.reference_number',
    personal: { gives: true },
  },
  user_id: {
    name: { en: 'Payer', ar: 'الدافع' },
    body: personId,
    column: 'userId',
    response: v.string(),
    json: 't.user_id::text',
  },
  user_name: { response: v.string(), json: 'u.name' },
  amount: { name: { en: 'Amount', ar: 'المبلغ' }, body: moneyFields.amount, response: v.number() },
  currency: {
    name: { en: 'Currency', ar: 'العملة' },
    body: moneyFields.currency,
    column: 'currency',
    response: v.string(),
    json: 't.currency',
    personal: { gives: true },
  },
  date: {
    name: { en: 'Date', ar: 'التاريخ' },
    body: day,
    column: 'date',
    response: v.string(),
    json: 't.date::text',
    personal: { gives: true },
  },
  note: {
    name: { en: 'Note', ar: 'ملاحظة' },
    body: optionalText(MAX_NOTE),
    column: 'note',
    response: text,
    json: 't.note',
    personal: { erases: 'null' },
  },
  created_at: { response: instant, json: instantOf('t.created_at'), column: 'createdAt', personal: { gives: true } },
  amount_minor: { column: 'amountMinor', personal: { gives: true } },
  /** What the viewer may do with it. */
  may: { response: v.object({ update: v.boolean(), delete: v.boolean() }) },
});
