import { foldText } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant, line, wireId } from '#base/http/fields.ts';
import { flag, optionalDay, whole } from '#base/http/form-fields.ts';
import { type Money, moneyFields, readMoney } from '#base/money/money.ts';

const MAX_CODE = 30;
const MAX_PACKAGES = 100;
const MAX_USES = 1_000_000;
const MAX_MONTHS = 60;
const MAX_MINOR = 99_999_999;

/** A code in its stored form, typed in any case and width. */
const capitals = (typed: string): string => typed.normalize('NFKC').toUpperCase();

const couponCode = v.pipe(
  line,
  v.nonEmpty('A code is required'),
  v.maxLength(MAX_CODE),
  v.transform(capitals),
  v.regex(/^[\p{L}\p{M}\p{N}_-]{2,30}$/u, 'Letters, digits, - and _ are expected, at least two'),
);

/** A code as it is compared: folded like a search, its letters and digits alone. */
export const codeKey = (typed: string): string => foldText(typed).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The code in a purchase, as it was typed; null without one. An impossible code is treated as an unknown one. */
export const typedCode = v.optional(
  v.pipe(
    line,
    v.maxLength(100),
    v.transform((typed) => capitals(typed) || null),
  ),
  '',
);

const blank = v.pipe(
  v.literal(''),
  v.transform(() => null),
);
const limit = v.nullish(v.union([blank, whole(1, MAX_USES)]), null);

const amount = v.pipe(
  v.object(moneyFields),
  v.rawTransform(({ dataset, addIssue, NEVER }): Money => {
    const { value: input } = dataset;
    const money = readMoney(input, MAX_MINOR);
    if (typeof money !== 'string') return money;
    addIssue({
      message: money,
      path: [{ type: 'object', origin: 'value', input, key: 'amount', value: input.amount }],
    });
    return NEVER;
  }),
);
const isFirst = ({ currency }: Money, index: number, amounts: Money[]) =>
  amounts.findIndex((each) => each.currency === currency) === index;

/** `once`, a number, or `always`; stored as a number, or as null. */
const months = v.union([
  v.pipe(
    v.literal('once'),
    v.transform(() => 1),
  ),
  v.pipe(
    v.literal('always'),
    v.transform(() => null),
  ),
  whole(1, MAX_MONTHS),
]);

const packageIds = v.pipe(
  v.array(wireId),
  v.maxLength(MAX_PACKAGES),
  v.transform((ids) => [...new Set(ids)]),
);

/** The fields of a coupon, each listed once: of rows `coupons k`. */
export const couponFields = defineFields({
  _id: { response: v.string(), json: 'k.id::text' },
  code: { name: { en: 'Code', ar: 'الرمز' }, body: couponCode, column: 'code', response: v.string(), json: 'k.code' },
  percent: {
    name: { en: 'Percent', ar: 'النسبة المئوية' },
    body: v.nullish(v.union([blank, whole(1, 100)]), null),
    column: 'percent',
    response: v.nullable(v.number()),
    json: 'k.percent',
  },
  amounts: {
    name: { en: 'Amounts', ar: 'المبالغ' },
    body: v.optional(v.pipe(v.array(amount), v.checkItems(isFirst, 'This currency has an amount already')), []),
    column: 'amounts',
    response: v.array(v.object({ currency: v.string(), amount: v.number() })),
    json: 'k.amounts',
  },
  from: {
    name: { en: 'From', ar: 'من' },
    body: optionalDay,
    column: 'from',
    response: v.nullable(v.string()),
    json: 'k.from_day::text',
  },
  to: {
    name: { en: 'Until', ar: 'حتى' },
    body: optionalDay,
    column: 'to',
    response: v.nullable(v.string()),
    json: 'k.to_day::text',
  },
  /** Empty: for all packages. */
  packages: {
    name: { en: 'Packages', ar: 'الباقات' },
    body: v.optional(packageIds, []),
    column: 'packages',
    response: v.array(v.string()),
    json: 'k.packages::text[]',
  },
  uses: {
    name: { en: 'Total uses', ar: 'مجموع مرات الاستخدام' },
    body: limit,
    column: 'uses',
    response: v.nullable(v.number()),
    json: 'k.uses',
  },
  usesPerUser: {
    name: { en: 'Uses per buyer', ar: 'مرات الاستخدام لكل مشترٍ' },
    body: limit,
    column: 'usesPerUser',
    response: v.nullable(v.number()),
    json: 'k.uses_per_user',
  },
  firstPurchaseOnly: {
    name: { en: 'Only for a first purchase', ar: 'للشراء الأول فقط' },
    body: v.optional(flag, false),
    column: 'firstPurchaseOnly',
    response: v.boolean(),
    json: 'k.first_purchase_only',
  },
  months: {
    name: { en: 'For which payments', ar: 'الدفعات المشمولة' },
    body: months,
    column: 'months',
    response: v.union([v.picklist(['once', 'always']), v.number()]),
    json: 'k.months',
  },
  createdAt: { response: instant, json: instantOf('k.created_at') },
  /** The number of purchases that are paid, or may still be. */
  used: { response: v.number() },
  state: { response: v.picklist(['active', 'planned', 'over', 'used_up']) },
});
