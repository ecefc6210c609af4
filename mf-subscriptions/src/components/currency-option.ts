import { queryOptions } from '@academy/shared-auth/query';
import type { Option } from '@academy/shared-ui/combobox';
import { type Currency, currencyQueries } from '#/api/currencies.ts';
import { currencyName } from './money-text.ts';

/** A currency as a choice, with the decimals that an amount of it may have. */
export interface CurrencyOption extends Option {
  digits: number;
}

const currencyOption = (currency: Currency, language: string): CurrencyOption => ({
  value: currency.code,
  label: currency.code,
  description: `${currencyName(currency.code, language)} · ${currency.symbol_native}`,
  digits: currency.decimal_digits,
});

/** What is typed may be a code, a symbol, or a part of the name. */
const fits = ({ label, description = '' }: Option, words: string, language: string): boolean =>
  `${label} ${description}`.toLocaleLowerCase(language).includes(words.toLocaleLowerCase(language));

/** For a combobox: the currencies that the words fit. */
export const currencyChoice = (language: string) => (words: string) =>
  queryOptions({
    queryKey: ['currencies', 'option', language, words],
    queryFn: async ({ client }): Promise<CurrencyOption[]> => {
      const currencies = await client.fetchQuery(currencyQueries.all());
      return currencies.map((each) => currencyOption(each, language)).filter((option) => fits(option, words, language));
    },
  });

/** The choice that a stored amount has; of a currency that the list does not have, with the decimals of most. */
export function optionOf(code: string, currencies: readonly Currency[], language: string): CurrencyOption {
  const found = currencies.find((currency) => currency.code === code);
  return found ? currencyOption(found, language) : { value: code, label: code, digits: 2 };
}
