import * as v from 'valibot';
import { idParams, instant, line, pageLimit, pageNumber } from '#base/http/fields.ts';
import { day, optionalLine, optionalText, unlessEmpty } from '#base/http/form-fields.ts';
import { pagination } from '#base/http/pages.ts';
import { currencyCode, type Money, moneyFields, readMoney } from '#base/money/money.ts';
import { personId } from '#modules/people/profiles/person-fields.ts';

const PAGE_SIZE = 100;
const MAX_TERM = 100;
const MAX_REFERENCE = 100;
const MAX_NOTE = 2000;
const MAX_MINOR = 999_999_999_999;

const searchTerm = v.optional(v.pipe(line, v.maxLength(MAX_TERM)), '');
export const transferSorts = ['date', 'created_at', 'user_name', 'reference_number'] as const;

export const transfersQuery = v.object({
  page: pageNumber,
  per_page: pageLimit(PAGE_SIZE),
  /** In the name or the reference number. */
  search: searchTerm,
  user_name: searchTerm,
  reference_number: searchTerm,
  user_id: unlessEmpty(personId),
  currency: unlessEmpty(currencyCode),
  /** With a minus from the end. */
  sort: v.optional(v.picklist(transferSorts.flatMap((sort) => [sort, `-${sort}` as const])), '-date'),
});
export type TransfersQuery = v.InferOutput<typeof transfersQuery>;
export const transferParams = idParams;

const body = v.object({
  user_id: personId,
  ...moneyFields,
  date: day,
  reference_number: optionalLine(MAX_REFERENCE),
  note: optionalText(MAX_NOTE),
});

export interface TransferInput extends Money {
  user_id: number;
  date: string;
  reference_number: string | null;
  note: string | null;
}

/** D41: the amount is above zero and has at most the decimals of its currency. */
export const transferBody = v.pipe(
  body,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): TransferInput => {
    const money = readMoney(value, MAX_MINOR);
    if (typeof money === 'string') {
      const path = {
        type: 'object',
        origin: 'value',
        input: { ...value },
        key: 'amount',
        value: value.amount,
      } as const;
      addIssue({ message: money, path: [path] });
      return NEVER;
    }
    const { user_id, date, reference_number = null, note = null } = value;
    return { user_id, date, reference_number, note, ...money };
  }),
);

const transfer = v.object({
  id: v.string(),
  reference_number: v.nullable(v.string()),
  user_id: v.string(),
  user_name: v.string(),
  amount: v.number(),
  currency: v.string(),
  date: v.string(),
  note: v.nullable(v.string()),
  created_at: instant,
  may: v.object({ update: v.boolean(), delete: v.boolean() }),
});
export type WireTransfer = v.InferInput<typeof transfer>;
export const transfersPage = v.object({
  data: v.array(transfer),
  pagination,
});
export const transferResponse = v.object({ data: transfer });
