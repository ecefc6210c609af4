import { PageBody, PageHeader, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { ReadBy } from '#/safety/components/read-by.tsx';
import { ConcernForm } from './concern-form.tsx';

/** D146: writing a concern about safety. */
export default function ConcernFormPage() {
  const { t } = useTranslation('users');
  return (
    <PageBody width="reading">
      <PageHeader title={t('concerns.write')} context={t('concerns.form.context')} />
      <Stack gap="4">
        <ReadBy />
        <Text fontSize="sm" color="fg.muted">
          {t('concerns.form.danger')}
        </Text>
        <ConcernForm />
      </Stack>
    </PageBody>
  );
}
