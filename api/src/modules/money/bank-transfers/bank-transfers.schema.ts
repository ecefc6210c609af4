import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, line, pageLimit, pageNumber } from '#base/http/fields.ts';
import { unlessEmpty } from '#base/http/form-fields.ts';
import { pagination } from '#base/http/pages.ts';
import { currencyCode, readMoney } from '#base/money/money.ts';
import { personId } from '#modules/people/people/profiles/person-fields.ts';
import { transferFields } from './bank-transfers.fields.ts';

const PAGE_SIZE = 100;
const MAX_TERM = 100;
const MAX_MINOR = 999_999_999_999;

const searchTerm = v.optional(v.pipe(line, v.maxLength(MAX_TERM)), '');
export const transferSorts = ['date', 'created_at', 'user_name', 'reference_number'] as const;

export const transfersQuery = v.object({
  page: pageNumber,
  per_page: pageLimit(PAGE_SIZE),
  /** Searches the name and the reference number. */
  search: searchTerm,
  user_name: searchTerm,
  reference_number: searchTerm,
  user_id: unlessEmpty(personId),
  currency: unlessEmpty(currencyCode),
  /** With a leading minus the order is descending. */
  sort: v.optional(v.picklist(transferSorts.flatMap((sort) => [sort, `-${sort}` as const])), '-date'),
});
export type TransfersQuery = v.InferOutput<typeof transfersQuery>;
export const transferParams = idParams;

const { user_id, currency, amount, date, ...about } = bodyOf(transferFields).entries;
/** In the order of the form, so that problems are reported in that order. */
const body = v.object({ user_id, currency, amount, date, ...about });

/** D41: the amount is above zero and has at most the decimals of its currency. */
export const transferBody = v.pipe(
  body,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
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
    const { amount: _typed, ...fields } = value;
    return { ...fields, ...money };
  }),
);
export type TransferInput = v.InferOutput<typeof transferBody>;

const transfer = responseOf(transferFields);
export type WireTransfer = v.InferInput<typeof transfer>;
export const transfersPage = v.object({
  data: v.array(transfer),
  pagination,
});
export const transferResponse = v.object({ data: transfer });
