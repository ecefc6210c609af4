import { useTranslation } from '@academy/shared-auth';
import { ComboboxField } from '@academy/shared-ui/combobox';
import { Controller, type EntryFormState, FormSection } from '@academy/shared-ui/forms';
import { materialChoice, personChoice } from '#/components/choices.ts';
import type { SeriesValues } from './series-form-schema.ts';

const queries = { student: personChoice('student'), teacher: personChoice('teacher'), material: materialChoice };

/** With whom, and what about. */
export function PeopleFields({ entry, hasTeacher }: { entry: EntryFormState<SeriesValues>; hasTeacher: boolean }) {
  const { t } = useTranslation('classes');
  const names = (['student', 'teacher', 'material'] as const).filter((name) => hasTeacher || name !== 'teacher');
  return (
    <FormSection>
      {names.map((name) => (
        <Controller
          key={name}
          control={entry.form.control}
          name={`${name}Id`}
          render={({ field }) => (
            <ComboboxField
              {...field}
              label={t(`column.${name}`)}
              placeholder={t(`classForm.${name}.search`)}
              error={entry.errorAt(`${name}Id`)}
              query={queries[name]}
            />
          )}
        />
      ))}
    </FormSection>
  );
}
