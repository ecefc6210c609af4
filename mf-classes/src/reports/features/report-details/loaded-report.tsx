import { Button, EmptyState, PageHeader } from '@academy/shared-ui';
import { FileTextIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Loaded } from '#/base/components/loaded.tsx';
import { places } from '#/base/components/places.ts';
import { reportQueries } from '#/reports/api/reports.ts';
import { ReportView } from './report-view.tsx';

/** A loaded report; before that a skeleton, or the error. */
export function LoadedReport({ id }: { id: string }) {
  const { t } = useTranslation('classes');
  return (
    <Loaded
      query={useQuery(reportQueries.detail(id))}
      header={<PageHeader title={t('reports.one')} />}
      missing={
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
      }
    >
      {(report) => <ReportView report={report} />}
    </Loaded>
  );
}
