import { ComboboxField, type ComboboxFieldProps, type Option } from '@academy/shared-ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userQueries } from '#/base/api/users.ts';
import { personChoice, personOption } from '#/base/components/people/person-choice.ts';

interface PersonFieldProps
  extends Pick<ComboboxFieldProps, 'label' | 'hint' | 'help' | 'error' | 'name' | 'onBlur' | 'ref'> {
  /** The kind of people offered. */
  people: 'teacher' | 'leader';
  /** An id; empty: nobody. */
  value: string;
  /** A person whose name is known without a request. */
  known?: { id: string | null; name: string | null } | null;
  onChange: (id: string) => void;
}

/** Chooses a person, and stores their id. */
export function PersonField({ people, value, known, onChange, ...field }: PersonFieldProps) {
  const { t } = useTranslation('users');
  const [chosen, setChosen] = useState<Option | null>(null);
  const isKnown = value === '' || chosen?.value === value || (known?.id === value && known.name !== null);
  const found = useQuery({ ...userQueries.detail(value), enabled: !isKnown });

  const optionOf = (): Option | null => {
    if (value === '') return null;
    if (chosen?.value === value) return chosen;
    if (isKnown) return { value, label: known?.name ?? '', kind: 'person' };
    if (found.data) return personOption(found.data);
    return found.isError ? { value, label: t('profile.person.unknown') } : null;
  };
  return (
    <ComboboxField
      {...field}
      value={optionOf()}
      onChange={(option) => {
        setChosen(option);
        onChange(option?.value ?? '');
      }}
      query={personChoice(people)}
      placeholder={t('profile.person.search')}
      emptyText={t('profile.person.nobody')}
      disabled={!isKnown && found.isPending}
    />
  );
}
