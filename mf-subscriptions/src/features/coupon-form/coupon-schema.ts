import { plainNumber } from '@academy/shared-ui/forms';
import * as v from 'valibot';
import type { Coupon, CouponFields } from '#/api/coupons.ts';
import type { Currency } from '#/api/currencies.ts';
import { amountProblem, MOST_DIGITS } from '#/components/amount.ts';
import { type CurrencyOption, optionOf } from '#/components/currency-option.ts';
import { typedText } from '#/components/money-text.ts';

export const offKinds = ['percent', 'amount'] as const;
export const monthKinds = ['once', 'many', 'always'] as const;

/** The form's values. */
export interface CouponValues {
  code: string;
  off: string;
  percent: string;
  amount: string;
  currency: CurrencyOption | null;
  /** Amounts in other currencies, which stay unchanged. */
  others: { currency: string; amount: string }[];
  often: string;
  months: string;
  from: string;
  to: string;
  packages: string[];
  uses: string;
  usesPerUser: string;
  firstPurchaseOnly: boolean;
}

const CODE = /^[\p{L}\p{M}\p{N}_-]{2,30}$/u;
const DAY = /^(\d{4}-\d{2}-\d{2})?$/;
const MOST_MONTHS = 60;
const MOST_USES = 1_000_000;
/** While no currency is known. */

const isWhole = (text: string, most: number) => /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
const optionalCount = v.pipe(
  v.string(),
  v.transform(plainNumber),
  v.check((text) => text === '' || isWhole(text, MOST_USES), 'coupons.problem.count'),
);
const day = v.pipe(v.string(), v.regex(DAY, 'coupons.problem.day'));

type Problem = readonly [key: string, message: string | null | false | undefined | ''];

/** The errors of fields that depend on each other. Each group has its own schema: all errors show at once. */
const checked = <Entries extends v.ObjectEntries>(
  entries: Entries,
  problemsOf: (typed: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => readonly Problem[],
) =>
  v.pipe(
    v.object(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value as Record<string, unknown>;
      for (const [key, message] of problemsOf(dataset.value))
        if (message) addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
    }),
  );

const discount = checked(
  {
    off: v.string(),
    percent: v.pipe(v.string(), v.transform(plainNumber)),
    amount: v.string(),
    currency: v.nullable(v.custom<CurrencyOption>((value) => typeof value === 'object')),
    others: v.array(v.object({ currency: v.string(), amount: v.string() })),
    often: v.string(),
    months: v.pipe(v.string(), v.transform(plainNumber)),
  },
  ({ off, percent, amount, currency, often, months }) => [
    ['percent', off === 'percent' && !isWhole(percent, 100) && 'coupons.problem.percent'],
    ['currency', off === 'amount' && !currency && 'currency.required'],
    ['amount', off === 'amount' && amountProblem(amount, currency?.digits ?? MOST_DIGITS)],
    ['months', often === 'many' && !isWhole(months, MOST_MONTHS) && 'coupons.problem.months'],
  ],
);
const days = checked({ from: day, to: day }, ({ from, to }) => [
  ['to', from && to && to < from && 'coupons.problem.end'],
]);

const typed = v.intersect([
  v.object({
    code: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('coupons.problem.code'),
      v.regex(CODE, 'coupons.problem.codeLetters'),
    ),
    packages: v.array(v.string()),
    uses: optionalCount,
    usesPerUser: optionalCount,
    firstPurchaseOnly: v.boolean(),
  }),
  discount,
  days,
]);

const countOf = (text: string) => (text === '' ? null : Number(text));

export const couponSchema: v.GenericSchema<CouponValues, CouponFields> = v.pipe(
  typed,
  v.transform(({ off, percent, amount, currency, others, often, months, uses, usesPerUser, ...fields }) => ({
    ...fields,
    percent: off === 'percent' ? Number(percent) : null,
    amounts: off === 'amount' ? [{ currency: currency?.value ?? '', amount: plainNumber(amount) }, ...others] : [],
    months: often === 'many' ? Number(months) : often === 'always' ? ('always' as const) : ('once' as const),
    uses: countOf(uses),
    usesPerUser: countOf(usesPerUser),
  })),
);

const textOf = (count: number | null) => (count === null ? '' : String(count));

/** The form's initial values. */
export function valuesOf(
  coupon: Coupon | undefined,
  { currencies, language }: { currencies: readonly Currency[]; language: string },
): CouponValues {
  const [first, ...others] = coupon?.amounts ?? [];
  const months = coupon?.months ?? 'once';
  return {
    code: coupon?.code ?? '',
    off: coupon && coupon.percent === null ? 'amount' : 'percent',
    percent: textOf(coupon?.percent ?? null),
    amount: first ? typedText(first.amount) : '',
    currency: first ? optionOf(first.currency, currencies, language) : null,
    others: others.map(({ currency, amount }) => ({ currency, amount: typedText(amount) })),
    often: typeof months === 'number' ? 'many' : months,
    months: typeof months === 'number' ? String(months) : '',
    from: coupon?.from ?? '',
    to: coupon?.to ?? '',
    packages: coupon?.packages ?? [],
    uses: textOf(coupon?.uses ?? null),
    usesPerUser: textOf(coupon?.usesPerUser ?? null),
    firstPurchaseOnly: coupon?.firstPurchaseOnly ?? false,
  };
}
