import { plainNumber } from '@academy/shared-ui/forms';
import * as v from 'valibot';
import type { CurrencyOption } from './currency-option.ts';

const typedDecimal = /^(\d{1,12})(?:\.(\d+))?$/;

/** The error of a typed amount, as a key; null without one. The same rules as the API's (D40, D41). */
export function amountProblem(typed: string, digits: number): string | null {
  const text = plainNumber(typed);
  if (text === '') return 'amount.required';
  const [, integer, decimals = ''] = typedDecimal.exec(text) ?? [];
  if (integer === undefined) return 'amount.wrong';
  if (decimals.replace(/0+$/, '').length > digits) return digits === 0 ? 'amount.noDecimals' : 'amount.decimals';
  return Number(text) > 0 ? null : 'amount.zero';
}

/** A required currency. */
const chosenCurrency = v.pipe(
  v.nullable(v.custom<CurrencyOption>((value) => typeof value === 'object')),
  v.check((option) => option !== null, 'currency.required'),
);

/** The maximum of decimals while no currency is known. */
export const MOST_DIGITS = 3;

/** An amount that is valid in some currency. */
const typedAmount = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? amountProblem(dataset.value, MOST_DIGITS) : null;
    if (message) addIssue({ message });
  }),
);

/** The rules of an amount. */
export type AmountRule = Pick<CurrencyOption, 'digits' | 'least'>;

interface TypedMoney {
  currency: CurrencyOption | null;
  amount: string;
}

/** An amount and its currency, checked by its decimals; `problemOf` returns the key of the error. */
export const typedMoney = (
  problemOf: (typed: string, option: AmountRule) => string | null = (typed, { digits }) => amountProblem(typed, digits),
): v.GenericSchema<TypedMoney> =>
  v.pipe(
    v.object({ currency: chosenCurrency, amount: typedAmount }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value: input } = dataset;
      const message = problemOf(input.amount, input.currency ?? { digits: MOST_DIGITS, least: null });
      if (!message) return;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: 'amount', value: input.amount }] });
    }),
  );
