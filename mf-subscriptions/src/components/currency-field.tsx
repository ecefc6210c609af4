import { ComboboxField } from '@academy/shared-ui/combobox';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { type CurrencyOption, currencyChoice } from './currency-option.ts';

interface CurrencyFieldProps {
  name: string;
  value: CurrencyOption | null;
  onChange: (option: CurrencyOption | null) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  label: string;
  error: string | undefined;
  /** Only those in which a card can be charged. */
  ofCards?: boolean;
}

/** A currency field, searched by code, symbol or name; for react-hook-form's `Controller`. */
export function CurrencyField({ onChange, ofCards = false, ...field }: CurrencyFieldProps) {
  const { t, i18n } = useTranslation('subscriptions');
  return (
    <ComboboxField
      {...field}
      onChange={(option) => onChange(option as CurrencyOption | null)}
      placeholder={t('currency.search')}
      query={currencyChoice(i18n.language, ofCards)}
    />
  );
}
