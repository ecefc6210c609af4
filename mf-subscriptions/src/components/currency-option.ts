import { foldText } from '@academy/shared-auth/typed-text';
import type { Option } from '@academy/shared-ui/combobox';
import { queryOptions } from '@tanstack/react-query';
import { type Currency, currencyQueries } from '#/api/currencies.ts';
import { isolated } from './isolated.ts';
import { currencyName } from './money-text.ts';

/** A currency as a choice, with the number of decimals of its amounts. */
export interface CurrencyOption extends Option {
  digits: number;
  /** Whether a card can be charged in it. */
  charged: boolean;
  /** The minimum card charge; null if unknown. */
  least: number | null;
}

const currencyOption = (currency: Currency, language: string): CurrencyOption => ({
  value: currency.code,
  label: currency.code,
  description: `${currencyName(currency.code, language)} · ${isolated(currency.symbol_native)}`,
  digits: currency.decimal_digits,
  charged: currency.charged,
  least: currency.least_amount,
});

/** 0 if the code starts with the search term, 1 if the name or the symbol contains it, otherwise -1. */
function rankOf({ label, description = '' }: Option, words: string): number {
  const term = foldText(words).trim();
  if (foldText(label).startsWith(term)) return 0;
  return foldText(description).includes(term) ? 1 : -1;
}

/** The currencies that match the search term, those whose code starts with it first. */
export function findCurrencies(currencies: readonly Currency[], words: string, language: string): CurrencyOption[] {
  const options = currencies.map((each) => currencyOption(each, language));
  return [0, 1].flatMap((rank) => options.filter((option) => rankOf(option, words) === rank));
}

/** For a combobox. `ofCards`: only those in which a card can be charged. */
export const currencyChoice = (language: string, ofCards: boolean) => (words: string) =>
  queryOptions({
    queryKey: ['currencies', 'option', language, ofCards, words],
    queryFn: async ({ client }): Promise<CurrencyOption[]> => {
      const all = await client.fetchQuery(currencyQueries.all());
      return findCurrencies(ofCards ? all.filter(({ charged }) => charged) : all, words, language);
    },
  });

/** The choice for a stored amount; a currency missing in the list gets the usual number of decimals. */
export function optionOf(code: string, currencies: readonly Currency[], language: string): CurrencyOption {
  const found = currencies.find((currency) => currency.code === code);
  return found ? currencyOption(found, language) : { value: code, label: code, digits: 2, charged: true, least: null };
}
