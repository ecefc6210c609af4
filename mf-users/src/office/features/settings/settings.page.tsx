import { ErrorState, FormSkeleton, PageBody, PageHeader, Slot } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { settingQueries } from '#/office/api/settings.ts';
import { useSettingWords } from './setting-words.ts';
import { SettingsForm } from './settings-form.tsx';

/** The academy's settings, each with a text about its effect. */
export default function SettingsPage() {
  const { t } = useTranslation('users');
  const { find, onWords } = useSettingWords();
  // The form starts with the present settings, which are not fetched again while somebody types.
  const found = useQuery({ ...settingQueries.all(), refetchOnMount: 'always', refetchOnWindowFocus: false });
  return (
    <PageBody>
      <Slot name="settings.group" props={{ onWords }} />
      <PageHeader title={t('settings.header.title')} context={t('settings.header.context')} />
      {found.isFetchedAfterMount && found.data ? (
        <SettingsForm groups={found.data} find={find} />
      ) : found.isFetchedAfterMount ? (
        <ErrorState error={found.error} onRetry={found.refetch} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </PageBody>
  );
}
