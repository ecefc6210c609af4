import { ComboboxField, type Option } from '@academy/shared-ui/combobox';
import type { ChoiceFilterField } from '@academy/shared-ui/list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userQueries } from '#/base/api/users.ts';
import { personChoice, personOption } from './person-choice.ts';

interface PersonFilterFieldProps extends ChoiceFilterField {
  /** By default anybody. */
  role?: 'teacher' | 'leader';
  placeholder: string;
}

/** Finds a person for a filter, by name or code. */
export default function PersonFilterField({ role, name, label, value, placeholder }: PersonFilterFieldProps) {
  const [chosen, setChosen] = useState<Option | null | undefined>();
  const isInitial = chosen === undefined;
  const { data } = useQuery({ ...userQueries.detail(value), enabled: isInitial && value !== '' });
  const initial = value ? (data ? personOption(data) : { value, label: '…' }) : null;
  const option = isInitial ? initial : chosen;
  return (
    <div>
      <ComboboxField
        label={label}
        placeholder={placeholder}
        value={option}
        onChange={setChosen}
        query={personChoice(role ?? null)}
      />
      <input type="hidden" name={name} value={option?.value ?? ''} />
    </div>
  );
}
