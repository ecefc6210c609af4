import * as v from 'valibot';
import { idParams, instant, line, pageLimit, pageNumber, requiredLine, wireId } from '#base/http/fields.ts';
import { unlessEmpty, whole } from '#base/http/form-fields.ts';
import { isCharged, leastCharged } from '#base/money/charged-money.ts';
import { isChargeable, type Money, majorUnits, moneyFields, readMoney } from '#base/money/money.ts';

const PAGE_SIZE = 100;
const MAX_TITLE = 100;
const MAX_CLASSES = 1000;
const MAX_ROLES = 10;
/** What the card provider charges at most, in the smallest unit. */
const MAX_MINOR = 99_999_999;

export const packageSorts = ['title', 'classesNum', 'createdAt'] as const;

export const packagesQuery = v.object({
  page: pageNumber,
  limit: pageLimit(PAGE_SIZE),
  title: v.optional(v.pipe(line, v.maxLength(MAX_TITLE)), ''),
  classesNum: unlessEmpty(whole(1, MAX_CLASSES)),
  /** With a minus from the end. */
  sort: v.optional(v.picklist(packageSorts.flatMap((sort) => [sort, `-${sort}` as const])), '-createdAt'),
});
export type PackagesQuery = v.InferOutput<typeof packagesQuery>;
export const packageParams = idParams;

interface PriceProblem {
  key: 'currency' | 'amount';
  message: string;
}

/** What is wrong with a price, or the price (D40). */
function readPrice(typed: { currency: string; amount: string }): Money | PriceProblem {
  const wrong = (message: string, key: PriceProblem['key'] = 'amount') => ({ key, message });
  const money = readMoney(typed, MAX_MINOR);
  if (typeof money === 'string') return wrong(money);
  const { currency } = money;
  if (!isCharged(currency)) return wrong(`Cards are not charged in ${currency}`, 'currency');
  const least = leastCharged(currency);
  if (least && money.minor < least.minor) return wrong(`Cards are charged ${majorUnits(least)} ${currency} at least`);
  return isChargeable(money) ? money : wrong(`The last of the three decimals of ${currency} must be 0`);
}

const price = v.pipe(
  v.object(moneyFields),
  v.rawTransform(({ dataset, addIssue, NEVER }): Money => {
    const money = readPrice(dataset.value);
    if ('minor' in money) return money;
    const { value: input } = dataset;
    const { key, message } = money;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
    return NEVER;
  }),
);

const isFirst = ({ currency }: Money, index: number, prices: Money[]) =>
  prices.findIndex((each) => each.currency === currency) === index;

/** D40: at least one price, each currency once; the first is the default. */
const prices = v.pipe(
  v.array(price),
  v.minLength(1, 'A price is required'),
  v.checkItems(isFirst, 'This currency has a price already'),
);

export const packageBody = v.object({
  title: requiredLine(MAX_TITLE),
  classesNum: whole(1, MAX_CLASSES),
  prices,
  visibleTo: v.optional(
    v.pipe(
      v.array(wireId),
      v.maxLength(MAX_ROLES),
      v.transform((ids) => [...new Set(ids)]),
    ),
    [],
  ),
});
export type PackageInput = v.InferOutput<typeof packageBody>;

const wirePackage = v.object({
  _id: v.string(),
  title: v.string(),
  classesNum: v.number(),
  prices: v.array(v.object({ currency: v.string(), amount: v.number() })),
  /** Ids of roles; empty: all that hold the permission. */
  visibleTo: v.array(v.string()),
  active: v.boolean(),
  createdAt: instant,
  may: v.object({ update: v.boolean(), deactivate: v.boolean(), reactivate: v.boolean(), delete: v.boolean() }),
});
export type WirePackage = v.InferInput<typeof wirePackage>;

export const packagesPage = v.object({
  data: v.array(wirePackage),
  page: v.number(),
  limit: v.number(),
  total: v.number(),
  totalPages: v.number(),
});
export const packageResponse = v.object({ data: wirePackage });

export const audiencesResponse = v.object({ data: v.array(v.object({ id: v.string(), name: v.string() })) });
