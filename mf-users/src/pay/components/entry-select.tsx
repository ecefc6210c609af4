import { SelectField } from '@academy/shared-ui';
import { Controller, type EntryFormState } from '@academy/shared-ui/forms';
import type { FieldValues, Path } from 'react-hook-form';

interface EntrySelectProps<Values extends FieldValues> {
  entry: EntryFormState<Values>;
  name: Path<Values>;
  label: string;
  options: { value: string; label: string }[];
}

/** A choice of a form that begins with another one than the first. */
export function EntrySelect<Values extends FieldValues>({ entry, name, label, options }: EntrySelectProps<Values>) {
  return (
    <Controller
      control={entry.form.control}
      name={name}
      render={({ field: { disabled: _, ...field } }) => (
        <SelectField {...field} label={label} options={options} error={entry.errorAt(name)} />
      )}
    />
  );
}
