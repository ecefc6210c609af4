import { queryOptions } from '@academy/shared-auth/query';
import { foldText } from '@academy/shared-auth/typed-text';
import type { Option } from '@academy/shared-ui/combobox';
import { type Currency, currencyQueries } from '#/api/currencies.ts';
import { isolated } from './isolated.ts';
import { currencyName } from './money-text.ts';

/** A currency as a choice, with the decimals that an amount of it may have. */
export interface CurrencyOption extends Option {
  digits: number;
  /** Whether a card can be charged in it. */
  charged: boolean;
  /** The least card charge; null if unknown. */
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

/** 0 where the code begins with the words, 1 where the name or the symbol has them, -1 elsewhere. */
function rankOf({ label, description = '' }: Option, words: string): number {
  const term = foldText(words).trim();
  if (foldText(label).startsWith(term)) return 0;
  return foldText(description).includes(term) ? 1 : -1;
}

/** The currencies that the words fit, those whose code begins with them first. */
export function findCurrencies(currencies: readonly Currency[], words: string, language: string): CurrencyOption[] {
  const options = currencies.map((each) => currencyOption(each, language));
  return [0, 1].flatMap((rank) => options.filter((option) => rankOf(option, words) === rank));
}

/** For a combobox. `ofCards`: those alone in which a card can be charged. */
export const currencyChoice = (language: string, ofCards: boolean) => (words: string) =>
  queryOptions({
    queryKey: ['currencies', 'option', language, ofCards, words],
    queryFn: async ({ client }): Promise<CurrencyOption[]> => {
      const all = await client.fetchQuery(currencyQueries.all());
      return findCurrencies(ofCards ? all.filter(({ charged }) => charged) : all, words, language);
    },
  });

/** The choice that a stored amount has; of a currency that the list does not have, with the decimals of most. */
export function optionOf(code: string, currencies: readonly Currency[], language: string): CurrencyOption {
  const found = currencies.find((currency) => currency.code === code);
  return found ? currencyOption(found, language) : { value: code, label: code, digits: 2, charged: true, least: null };
}
