import { ApiError, useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { useParams } from '@academy/shared-auth/router';
import { EmptyState, ErrorState, PageBody, PageHeader, PageSkeleton, TextLink } from '@academy/shared-ui';
import { monthlyQueries } from '#/api/monthly-reports.ts';
import { places } from '#/components/places.ts';
import { MonthlyView } from './monthly-view.tsx';

export default function MonthlyDetailsPage() {
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <LoadedMonthly key={id} id={id} />
    </PageBody>
  );
}

function LoadedMonthly({ id }: { id: string }) {
  const { t } = useTranslation('classes');
  const header = <PageHeader title={t('monthly.one')} />;
  const found = useQuery(monthlyQueries.detail(id));
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <>
        {header}
        <EmptyState
          title={t('reports.missing.title')}
          text={t('reports.missing.text')}
          action={<TextLink to={places.monthlyReports}>{t('monthly.missing.back')}</TextLink>}
        />
      </>
    );
  if (found.data) return <MonthlyView report={found.data} />;
  if (found.error)
    return (
      <>
        {header}
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      </>
    );
  return <PageSkeleton />;
}
