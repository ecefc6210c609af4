import { SelectField } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import { type ChoicesValues, mailLanguages } from './choices-schema.ts';

/** D169: the language of the viewer's own mails, where it is another one than that of the pages. */
export function MailLanguageField({ entry }: { entry: EntryFormState<ChoicesValues> }) {
  const { t } = useTranslation('users');
  return (
    <SelectField
      label={t('push.mailLanguage.label')}
      options={mailLanguages.map((value) => ({ value, label: t(`push.mailLanguage.${value}`) }))}
      {...entry.field('mailLanguage')}
    />
  );
}
