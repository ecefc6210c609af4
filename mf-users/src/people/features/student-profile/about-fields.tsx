import { Box } from '@academy/shared-ui';
import { type EntryFormState, FormSection } from '@academy/shared-ui/forms';
import { PhoneField } from '@academy/shared-ui/phone';
import { useTranslation } from 'react-i18next';
import { NotesField } from '#/people/components/profile-form/notes-field.tsx';
import { PlainInputs } from '#/people/components/profile-form/plain-inputs.tsx';
import { type StudentValues, studentInputs } from './student-schema.ts';

interface AboutFieldsProps {
  entry: EntryFormState<StudentValues>;
  canViewPhone: boolean;
}

export function AboutFields({ entry, canViewPhone }: AboutFieldsProps) {
  const { t } = useTranslation('users');
  return (
    <FormSection title={t('student.about.title')} columns={2}>
      <PlainInputs entry={entry} inputs={studentInputs.about} />
      {canViewPhone && <PhoneField label={t('profile.phone.label')} autoComplete="off" {...entry.field('phone')} />}
      <Box gridColumn="1 / -1">
        <NotesField field={entry.field('notes')} text={entry.form.watch('notes')} />
      </Box>
    </FormSection>
  );
}
