import { Box, TextField } from '@academy/shared-ui';
import { Controller, type EntryFormState, FormSection } from '@academy/shared-ui/forms';
import { PhoneField } from '@academy/shared-ui/phone';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '#/base/api/users.ts';
import { TeachingFields } from '#/base/components/teaching/teaching-fields.tsx';
import { NotesField } from '#/people/components/profile-form/notes-field.tsx';
import { PersonField } from '#/people/components/profile-form/person-field.tsx';
import type { TeacherValues } from './teacher-schema.ts';

interface TeacherFieldsProps {
  entry: EntryFormState<TeacherValues>;
  profile: TeacherProfile | null;
  canViewPhone: boolean;
}

export function TeacherFields({ entry, profile, canViewPhone }: TeacherFieldsProps) {
  const { t } = useTranslation('users');
  return (
    <FormSection columns={2}>
      <Box gridColumn="1 / -1">
        <Controller
          control={entry.form.control}
          name="leader_id"
          render={({ field }) => (
            <PersonField
              {...field}
              people="leader"
              label={t('profile.leader.label')}
              error={entry.errorAt('leader_id')}
              known={profile && { id: profile.leader, name: profile.leader_name }}
            />
          )}
        />
      </Box>
      {canViewPhone && <PhoneField label={t('profile.phone.label')} autoComplete="off" {...entry.field('phone')} />}
      <TextField
        label={t('profile.code.label')}
        hint={t('ui:form.optional')}
        help={t(profile ? 'profile.code.kept' : 'profile.code.made')}
        dir="ltr"
        maxLength={50}
        {...entry.field('code')}
      />
      <TeachingFields entry={entry} languages={profile?.languages ?? []} hint={t('ui:form.optional')} />
      <Box gridColumn="1 / -1">
        <NotesField field={entry.field('notes')} text={entry.form.watch('notes')} />
      </Box>
    </FormSection>
  );
}
