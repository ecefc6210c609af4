import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { ErrorState, FormSkeleton, PageBody, PageHeader, Stack } from '@academy/shared-ui';
import { type Setting, type SettingGroup, settingQueries } from '#/api/settings.ts';
import { drawnTypes } from './setting-field.tsx';
import { SettingsGroup } from './settings-group.tsx';

/** What a newer API has and this page has no words for is not shown. */
function useDrawn() {
  const { i18n } = useTranslation('users');
  const isDrawn = ({ key, type }: Setting) => drawnTypes.has(type) && i18n.exists(`users:settings.item.${key}.label`);
  return (groups: readonly SettingGroup[]): SettingGroup[] =>
    groups
      .map(({ key, settings }) => ({ key, settings: settings.filter(isDrawn) }))
      .filter(({ settings }) => settings.length > 0);
}

/** What holds for the whole academy, each setting in the words of what it changes. */
export default function SettingsPage() {
  const { t } = useTranslation('users');
  const drawn = useDrawn();
  // A form begins with the settings as they are now, and is not asked again while somebody types.
  const found = useQuery({ ...settingQueries.all(), refetchOnMount: 'always', refetchOnWindowFocus: false });
  return (
    <PageBody width="reading">
      <PageHeader title={t('settings.header.title')} context={t('settings.header.context')} />
      {found.isFetchedAfterMount && found.data ? (
        <Stack gap="6">
          {drawn(found.data).map((group) => (
            <SettingsGroup key={group.key} group={group} />
          ))}
        </Stack>
      ) : found.isFetchedAfterMount ? (
        <ErrorState error={found.error} onRetry={found.refetch} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </PageBody>
  );
}
