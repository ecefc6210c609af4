import { useCan, useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { ErrorState, FormSkeleton, PageBody, PageHeader, Slot, Stack } from '@academy/shared-ui';
import { Fragment } from 'react';
import { type SettingGroup, settingQueries } from '#/api/settings.ts';
import { drawnTypes } from './drawn-types.ts';
import { LogoCard } from './logo-card.tsx';
import { ReachCard } from './reach-card.tsx';
import { type FindWords, useSettingWords } from './setting-words.ts';
import { SettingsGroup } from './settings-group.tsx';

/** A setting without texts, or without a field on this page, is not shown. */
function drawnOf(groups: readonly SettingGroup[], find: FindWords) {
  return groups.flatMap(({ key, settings }) => {
    const words = find({ key, settings });
    const drawn = settings.filter(({ key, type }) => drawnTypes.has(type) && words?.items[key]);
    return words && drawn.length > 0 ? [{ group: { key, settings: drawn }, words }] : [];
  });
}

/** The academy's settings, each with a text about its effect. */
export default function SettingsPage() {
  const { t } = useTranslation('users');
  const { find, onWords } = useSettingWords();
  const mayChange = useCan('users.update');
  // The form starts with the present settings, which are not fetched again while somebody types.
  const found = useQuery({ ...settingQueries.all(), refetchOnMount: 'always', refetchOnWindowFocus: false });
  return (
    <PageBody width="reading">
      <Slot name="settings.group" props={{ onWords }} />
      <PageHeader title={t('settings.header.title')} context={t('settings.header.context')} />
      {found.isFetchedAfterMount && found.data ? (
        <Stack gap="6">
          {drawnOf(found.data, find).map(({ group, words }) => (
            <Fragment key={group.key}>
              <SettingsGroup group={group} words={words} />
              {group.key === 'academy' && mayChange && <LogoCard />}
            </Fragment>
          ))}
          <ReachCard />
        </Stack>
      ) : found.isFetchedAfterMount ? (
        <ErrorState error={found.error} onRetry={found.refetch} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </PageBody>
  );
}
