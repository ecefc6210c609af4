import { ApiError, useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { EmptyState, ErrorState, PageSkeleton, TextLink } from '@academy/shared-ui';
import { reportQueries } from '#/api/reports.ts';
import { places } from '#/components/places.ts';
import { ReportView } from './report-view.tsx';

/** A report once it is there; before that a skeleton, or why it is not. */
export function LoadedReport({ id }: { id: string }) {
  const { t } = useTranslation('classes');
  const found = useQuery(reportQueries.detail(id));
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <EmptyState
        title={t('reports.missing.title')}
        text={t('reports.missing.text')}
        action={<TextLink to={places.reports}>{t('reports.missing.back')}</TextLink>}
      />
    );
  if (found.data) return <ReportView report={found.data} />;
  if (found.error) return <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  return <PageSkeleton />;
}
