import { useTranslation } from '@academy/shared-auth';
import { ComboboxField } from '@academy/shared-ui/combobox';
import { Controller, type EntryFormState, FormSection } from '@academy/shared-ui/forms';
import { materialChoice, personChoice } from '#/components/choices.ts';
import { AddMaterial } from './add-material.tsx';
import type { ClassValues } from './class-form-schema.ts';

interface PeopleFieldsProps {
  entry: EntryFormState<ClassValues>;
  hasTeacher: boolean;
}

/** With whom, and what about. */
export function PeopleFields({ entry, hasTeacher }: PeopleFieldsProps) {
  const { t } = useTranslation('classes');
  const names = (['student', 'teacher', 'material'] as const).filter((name) => hasTeacher || name !== 'teacher');
  const queries = { student: personChoice('student'), teacher: personChoice('teacher'), material: materialChoice };
  return (
    <FormSection>
      {names.map((name) => (
        <Controller
          key={name}
          control={entry.form.control}
          name={`${name}_id`}
          render={({ field }) => (
            <ComboboxField
              {...field}
              label={t(`column.${name}`)}
              placeholder={t(`classForm.${name}.search`)}
              error={entry.errorAt(`${name}_id`)}
              query={queries[name]}
            />
          )}
        />
      ))}
      <AddMaterial />
    </FormSection>
  );
}
