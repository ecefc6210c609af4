import { ApiError, useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Link } from '@academy/shared-auth/router';
import { Button, EmptyState, ErrorState, PageHeader, PageSkeleton } from '@academy/shared-ui';
import { FileTextIcon } from '@academy/shared-ui/icons';
import { reportQueries } from '#/api/reports.ts';
import { places } from '#/components/places.ts';
import { ReportView } from './report-view.tsx';

/** A report once it is there; before that a skeleton, or why it is not. */
export function LoadedReport({ id }: { id: string }) {
  const { t } = useTranslation('classes');
  const header = <PageHeader title={t('reports.one')} />;
  const found = useQuery(reportQueries.detail(id));
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <>
        {header}
        <EmptyState
          icon={<FileTextIcon size={22} />}
          title={t('reports.missing.title')}
          text={t('reports.missing.text')}
          action={
            <Button asChild variant="outline">
              <Link to={places.reports}>{t('reports.missing.back')}</Link>
            </Button>
          }
        />
      </>
    );
  if (found.data) return <ReportView report={found.data} />;
  if (found.error)
    return (
      <>
        {header}
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      </>
    );
  return <PageSkeleton />;
}
