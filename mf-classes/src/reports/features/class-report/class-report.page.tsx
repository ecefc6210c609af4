import { Button, EmptyState, PageBody, PageHeader } from '@academy/shared-ui';
import { FileTextIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { type ClassDetail, isHeld } from '#/class/api/class-schema.ts';
import { classQueries } from '#/class/api/classes.ts';
import { ClassLine } from '#/class/components/class-line.tsx';
import { LoadedClass } from '#/class/components/loaded-class.tsx';
import { useClassTrail } from '#/class/components/use-class-trail.ts';
import { clearResult, useReportSubmission } from '#/reports/components/report-form/use-submission.ts';
import { ReportForm } from './report-form.tsx';

export default function ClassReportPage() {
  const { t } = useTranslation('classes');
  const { id = '' } = useParams();
  const { data } = useQuery(classQueries.detail(id));
  useEffect(() => () => clearResult(id), [id]);
  return (
    <PageBody width="reading">
      <PageHeader title={t('report.header')} context={data && <ClassLine row={data} />} via={useClassTrail(id)} />
      <LoadedClass key={id} id={id} forForm>
        {(detail) => <ReportOf detail={detail} />}
      </LoadedClass>
    </PageBody>
  );
}

function ReportOf({ detail }: { detail: ClassDetail }) {
  const isOnItsWay = useReportSubmission(detail.id) !== null;
  return detail.may.report || isOnItsWay ? <ReportForm detail={detail} /> : <NoReport detail={detail} />;
}

/** Why there is nothing to report. */
function NoReport({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes');
  const why = isHeld(detail) ? 'reported' : detail.status === 'scheduled' ? 'early' : 'closed';
  return (
    <EmptyState
      icon={<FileTextIcon size={22} />}
      title={t(`report.closed.${why}.title`)}
      text={t(`report.closed.${why}.text`)}
      action={
        <Button asChild>
          <Link
            to={detail.may.viewReport && isHeld(detail) ? places.dailyReport(detail.id) : places.details(detail.id)}
          >
            {t(`report.closed.${why}.action`)}
          </Link>
        </Button>
      }
    />
  );
}
