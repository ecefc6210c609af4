import { TextField } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import type { FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

interface PlainInput {
  /** A locale key, as is `help`. */
  label: string;
  help?: string;
  type?: 'text' | 'date';
  inputMode?: 'numeric';
  dir?: 'ltr';
  maxLength?: number;
}
export type PlainInputsOf<Values> = { [Name in keyof Values]?: PlainInput };

interface PlainInputsProps<Values extends FieldValues> {
  entry: EntryFormState<Values>;
  inputs: PlainInputsOf<Values>;
}

/** The plain input fields, as the form's schema lists them. */
export function PlainInputs<Values extends FieldValues>({ entry, inputs }: PlainInputsProps<Values>) {
  const { t } = useTranslation('users');
  return Object.entries<PlainInput | undefined>(inputs).map(
    ([name, input]) =>
      input && (
        <TextField
          key={name}
          {...input}
          label={t(input.label)}
          help={input.help && t(input.help)}
          {...entry.field(name as Path<Values>)}
        />
      ),
  );
}
