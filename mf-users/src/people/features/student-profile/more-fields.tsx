import { TextField } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { Controller, type EntryFormState, FormSection } from '@academy/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import { CollapsibleFields } from '#/people/components/profile-form/collapsible-fields.tsx';
import { ExtraFields } from '#/people/components/profile-form/extra-fields.tsx';
import { PersonField } from '#/people/components/profile-form/person-field.tsx';
import { extraNames } from '#/people/components/profile-form/profile-schema.ts';
import type { StudentValues } from './student-schema.ts';

const previous = [
  { name: 'previous_teacher', role: 'teacher' },
  { name: 'previous_leader', role: 'leader' },
] as const;
const names = [...extraNames, 'code', 'last_session_date', 'previous_teacher', 'previous_leader'] as const;

interface MoreFieldsProps {
  entry: EntryFormState<StudentValues>;
  initial: StudentValues;
}

/** Fields that are filled automatically, or only for some students. */
export function MoreFields({ entry, initial }: MoreFieldsProps) {
  const { t } = useTranslation('users');
  return (
    <CollapsibleFields isRejected={names.some((name) => entry.errorAt(name))}>
      <ExtraFields
        kind="student"
        field={entry.field}
        initial={initial}
        beside={<DateField label={t('student.lastSession.label')} {...entry.field('last_session_date')} />}
        dateStatus={(day) => entry.form.setValue('last_status_date', day, { shouldDirty: true })}
      >
        {previous.map(({ name, role }) => (
          <Controller
            key={name}
            control={entry.form.control}
            name={name}
            render={({ field }) => (
              <PersonField {...field} people={role} label={t(`student.previous.${role}`)} error={entry.errorAt(name)} />
            )}
          />
        ))}
      </ExtraFields>
      <FormSection columns={2}>
        <TextField
          label={t('profile.code.label')}
          help={t(initial.code ? 'profile.code.kept' : 'profile.code.made')}
          dir="ltr"
          maxLength={50}
          {...entry.field('code')}
        />
      </FormSection>
    </CollapsibleFields>
  );
}
