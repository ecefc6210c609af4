import { Button, EmptyState, PageBody, PageHeader, PageSkeleton } from '@academy/shared-ui';
import { FileTextIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { LoadedClass } from '#/class/components/loaded-class.tsx';
import { LoadedReport } from './loaded-report.tsx';

/** The report of a class, for viewers who write reports (C7). */
export default function ClassDailyReportPage() {
  const { t } = useTranslation('classes');
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <LoadedClass key={id} id={id} header={<PageHeader title={t('reports.one')} />} skeleton={<PageSkeleton />}>
        {({ report, may }) =>
          report ? (
            <LoadedReport id={report.id} />
          ) : (
            <>
              <PageHeader title={t('reports.one')} />
              <EmptyState
                icon={<FileTextIcon size={22} />}
                title={t('reports.none.title')}
                text={t('reports.none.text')}
                action={
                  <Button asChild>
                    <Link to={may.report ? places.manage(id) : places.details(id)}>
                      {t(may.report ? 'action.report' : 'action.details')}
                    </Link>
                  </Button>
                }
              />
            </>
          )
        }
      </LoadedClass>
    </PageBody>
  );
}
