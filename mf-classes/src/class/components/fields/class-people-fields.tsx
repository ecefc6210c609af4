import { ComboboxField } from '@academy/shared-ui/combobox';
import { Controller, type EntryFormState, FormSection } from '@academy/shared-ui/forms';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { personChoice } from '#/base/components/choices.ts';
import { materialChoice } from '#/library/components/material-choice.ts';
import { AddMaterial } from './add-material.tsx';

type Kind = 'student' | 'teacher' | 'material';

interface ClassPeopleFieldsProps<Values extends object> {
  entry: EntryFormState<Values>;
  /** The fields of the form; without the teacher field it is the viewer's own class. */
  names: { [Name in Kind]?: Parameters<EntryFormState<Values>['errorAt']>[0] };
  /** The field of the subject, below the student. */
  subject?: ReactNode;
}

const kinds = ['student', 'teacher', 'material'] as const;
const queries = { student: personChoice('student'), teacher: personChoice('teacher'), material: materialChoice };

/** The people and the material. */
export function ClassPeopleFields<Values extends object>({ entry, names, subject }: ClassPeopleFieldsProps<Values>) {
  const { t } = useTranslation('classes');
  return (
    <FormSection>
      {kinds.map((kind) => {
        const name = names[kind];
        return (
          name && (
            <Fragment key={kind}>
              <Controller
                control={entry.form.control}
                name={name}
                render={({ field }) => (
                  <ComboboxField
                    {...field}
                    label={t(`column.${kind}`)}
                    placeholder={t(`classForm.${kind}.search`)}
                    error={entry.errorAt(name)}
                    query={queries[kind]}
                  />
                )}
              />
              {kind === 'student' && subject}
            </Fragment>
          )
        );
      })}
      <AddMaterial />
    </FormSection>
  );
}
