import { ErrorState, PageBody, PageHeader, PageSkeleton, Stack } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type OwnProfile, ownProfileQuery } from '#/account/api/own-account.ts';
import { places } from '#/base/components/people/places.ts';

interface ProfilePartProps {
  title: string;
  children: (own: OwnProfile) => ReactNode;
}

/** A part of the viewer's own profile as a page, with the way back. */
export function ProfilePart({ title, children }: ProfilePartProps) {
  const { t } = useTranslation('users');
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(ownProfileQuery());
  return (
    <PageBody width="reading">
      <PageHeader title={title} via={[{ label: t('own.header.title'), to: places.profile }]} />
      {data && <Stack gap="6">{children(data)}</Stack>}
      {isPending && <PageSkeleton kind="form" hasHeader />}
      {isError && !data && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
    </PageBody>
  );
}
