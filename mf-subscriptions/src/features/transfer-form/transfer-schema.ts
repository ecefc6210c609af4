import type { Option } from '@academy/shared-ui/combobox';
import { plainNumber } from '@academy/shared-ui/forms';
import * as v from 'valibot';
import type { TransferFields } from '#/api/bank-transfers.ts';
import { transferTexts } from '#/api/transfer-fields.ts';
import { typedMoney } from '#/components/amount.ts';
import type { CurrencyOption } from '#/components/currency-option.ts';

/** The form's values, by the names that the API uses in errors. */
export interface TransferValues extends v.InferInput<typeof transferTexts.written> {
  user_id: Option | null;
  amount: string;
  currency: CurrencyOption | null;
}

const payer = v.pipe(
  v.nullable(v.custom<Option>((value) => typeof value === 'object')),
  v.check((option) => option !== null, 'transfers.user.required'),
);

export const transferSchema: v.GenericSchema<TransferValues, TransferFields> = v.pipe(
  v.intersect([typedMoney(), v.object({ user_id: payer, ...transferTexts.written.entries })]),
  v.transform(({ user_id, currency, amount, ...fields }) => ({
    ...fields,
    user_id: user_id?.value ?? '',
    currency: currency?.value ?? '',
    amount: plainNumber(amount),
  })),
);

/** The API's errors, in the form's words. */
export const transferRejections = {
  'reference_number.duplicate': 'transfers.reference.taken',
  'date.future': 'transfers.date.future',
  'user_id.of_due': 'transfers.ofDue',
  'currency.of_due': 'transfers.ofDue',
  user_id: 'transfers.user.unknown',
  amount: 'amount.wrong',
  date: 'transfers.date.required',
};
