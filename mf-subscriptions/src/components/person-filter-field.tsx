import { ComboboxField, type Option } from '@academy/shared-ui/combobox';
import type { ChoiceFilterField } from '@academy/shared-ui/list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personQueries } from '#/api/people.ts';
import { payerChoice, payerOption } from './payer-choice.ts';

/** A filter by a person, searched by name or e-mail. */
export default function PersonFilterField({ name, label, value }: ChoiceFilterField) {
  const { t } = useTranslation('subscriptions');
  const [chosen, setChosen] = useState<Option | null | undefined>();
  const isInitial = chosen === undefined;
  const { data } = useQuery({ ...personQueries.detail(value), enabled: isInitial && value !== '' });
  const initial = data ? payerOption(data) : value ? { value, label: t('invoices.somebody') } : null;
  const option = isInitial ? initial : chosen;
  return (
    <div>
      <ComboboxField
        label={label}
        placeholder={t('transfers.user.search')}
        value={option}
        onChange={setChosen}
        query={payerChoice}
      />
      <input type="hidden" name={name} value={option?.value ?? ''} />
    </div>
  );
}
