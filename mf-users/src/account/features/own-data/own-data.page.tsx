import { ErrorState, PageBody, PageHeader, PageSkeleton, Stack } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { personalDataQueries } from '#/account/api/personal-data.ts';
import { places } from '#/base/components/people/places.ts';
import { ErasureCard } from './erasure-card.tsx';
import { ExportCard } from './export-card.tsx';

/** D123: exports of the data of the viewer and the children, and requests for erasure. */
export default function OwnDataPage() {
  const { t } = useTranslation('users');
  const found = useQuery(personalDataQueries.own());
  return (
    <PageBody width="reading">
      <PageHeader
        title={t('data.header.title')}
        context={t('data.header.context')}
        via={[{ label: t('own.header.title'), to: places.profile }]}
      />
      {found.data && (
        <Stack gap="6">
          <ExportCard data={found.data} />
          <ErasureCard data={found.data} />
        </Stack>
      )}
      {found.isPending && <PageSkeleton kind="form" hasHeader />}
      {found.isError && !found.data && (
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      )}
    </PageBody>
  );
}
