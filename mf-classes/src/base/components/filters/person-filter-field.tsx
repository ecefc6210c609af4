import { ComboboxField, type Option } from '@academy/shared-ui/combobox';
import type { ChoiceFilterField } from '@academy/shared-ui/list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personQueries } from '#/base/api/people.ts';
import { personChoice, personOption } from '../choices.ts';

interface PersonFilterFieldProps extends ChoiceFilterField {
  role: 'student' | 'teacher';
}

/** Finds one of the people of a role for a filter, by name or code. */
export default function PersonFilterField({ role, name, label, value }: PersonFilterFieldProps) {
  const { t } = useTranslation('classes');
  const [chosen, setChosen] = useState<Option | null | undefined>();
  const isInitial = chosen === undefined;
  const { data } = useQuery({ ...personQueries.detail(value), enabled: isInitial && value !== '' });
  const initial = data ? personOption(data) : value ? { value, label: t('filter.somebody') } : null;
  const option = isInitial ? initial : chosen;
  return (
    <div>
      <ComboboxField
        label={label}
        placeholder={t(`classForm.${role}.search`)}
        value={option}
        onChange={setChosen}
        query={personChoice(role)}
      />
      <input type="hidden" name={name} value={option?.value ?? ''} />
    </div>
  );
}
