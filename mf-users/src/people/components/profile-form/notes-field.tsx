import { TextAreaField } from '@academy/shared-ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NOTES } from './profile-schema.ts';

interface NotesFieldProps {
  field: UseFormRegisterReturn & { error: string | undefined };
  text: string;
}

/** Notes, with the number of used characters. */
export function NotesField({ field, text }: NotesFieldProps) {
  const { t } = useTranslation('users');
  const used = text.trim().length;
  return (
    <TextAreaField
      label={t('profile.notes.label')}
      hint={t('ui:form.optional')}
      help={t('profile.notes.room', { used, most: NOTES })}
      rows={3}
      {...field}
    />
  );
}
