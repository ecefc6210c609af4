import { titledBy, titlesOf } from '@academy/shared-auth/titles';
import { plainNumber } from '@academy/shared-ui/forms';
import * as v from 'valibot';
import type { Currency } from '#/api/currencies.ts';
import { packageTexts } from '#/api/package-fields.ts';
import type { Package, PackageFields } from '#/api/packages.ts';
import { type AmountRule, amountProblem, typedMoney } from '#/components/amount.ts';
import { type Audience, type AudienceRole, audienceOf, audiences } from '#/components/audience.ts';
import { type CurrencyOption, optionOf } from '#/components/currency-option.ts';
import { typedText } from '#/components/money-text.ts';

interface PriceValues {
  currency: CurrencyOption | null;
  amount: string;
}

/** The form's values. */
export interface PackageValues extends v.InferInput<typeof packageTexts.written> {
  audience: string;
  forSubscribers: boolean;
  prices: PriceValues[];
}

/** The request, before the ids of the audience are known. */
type Checked = Omit<PackageFields, 'visibleTo'> & { audience: Audience };

/** D40: card charges have a minimum, and steps of 0.010 in currencies with three decimals. */
function priceProblem(typed: string, { digits, least }: AmountRule): string | null {
  const problem = amountProblem(typed, digits);
  if (problem) return problem;
  if (least !== null && Number(plainNumber(typed)) < least) return 'packages.prices.tooLittle';
  if (digits !== 3) return null;
  return amountProblem(typed, 2) === 'amount.decimals' ? 'amount.lastZero' : null;
}

/** The error of a price's currency (D40). */
function currencyProblem(prices: readonly PriceValues[], at: number): string | null {
  const option = prices[at]?.currency;
  if (!option) return null;
  if (!option.charged) return 'packages.prices.notCharged';
  const first = prices.findIndex(({ currency }) => currency?.value === option.value);
  return first === at ? null : 'packages.prices.twice';
}

/** D40: each currency only once, and only those in which a card can be charged. */
const checkCurrencies = v.rawCheck<PriceValues[]>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const prices = dataset.value;
  for (const [key, each] of prices.entries()) {
    const message = currencyProblem(prices, key);
    if (!message) continue;
    const row = { type: 'array', origin: 'value', input: prices, key, value: each } as const;
    const field = {
      type: 'object',
      origin: 'value',
      input: { ...each },
      key: 'currency',
      value: each.currency,
    } as const;
    addIssue({ message, path: [row, field] });
  }
});

const { title, titleAr, ...others } = packageTexts.written.entries;

/** D168: a title in one language is enough. */
const titles = v.pipe(
  v.object({ title, titleAr }),
  v.forward(
    v.check((typed) => typed.title + typed.titleAr !== '', 'packages.title.required'),
    ['title'],
  ),
);

export const packageSchema: v.GenericSchema<PackageValues, Checked> = v.pipe(
  v.intersect([
    titles,
    v.object({
      ...others,
      audience: v.pipe(v.string(), v.picklist(audiences)),
      forSubscribers: v.boolean(),
      prices: v.pipe(v.array(typedMoney(priceProblem)), checkCurrencies),
    }),
  ]),
  v.transform(({ title: en, titleAr: arabic, prices, ...fields }) => {
    const named = titledBy({ en, ar: arabic });
    return {
      ...fields,
      title: named.title,
      titleAr: named.ar,
      prices: prices.map(({ currency, amount }) => ({ currency: currency?.value ?? '', amount: plainNumber(amount) })),
    };
  }),
);

interface Known {
  roles: readonly AudienceRole[];
  currencies: readonly Currency[];
  language: string;
}

export const noPrice: PriceValues = { currency: null, amount: '' };

/** The form's initial values. */
export function valuesOf(offer: Package | undefined, { roles, currencies, language }: Known): PackageValues {
  const prices = offer?.prices.map(({ currency, amount }) => ({
    currency: optionOf(currency, currencies, language),
    amount: typedText(amount),
  }));
  const named = offer ? titlesOf({ title: offer.title, ar: offer.titleAr }) : { en: '', ar: '' };
  return {
    ...packageTexts.valuesOf(offer),
    title: named.en,
    titleAr: named.ar,
    audience: offer ? audienceOf(offer.visibleTo, roles) : 'all',
    forSubscribers: offer?.forSubscribers ?? false,
    prices: prices ?? [noPrice],
  };
}
