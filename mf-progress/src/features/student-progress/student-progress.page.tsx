import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { useParams } from '@academy/shared-auth/router';
import { PageBody, PageHeader } from '@academy/shared-ui';
import { progressQueries } from '#/api/progress.ts';
import { PrintButton } from '#/components/print-button.tsx';
import { ProgressView } from '#/components/progress-view.tsx';

/** A student's map, for viewers who read the reports; notifications lead here. */
export default function StudentProgressPage() {
  const { t } = useTranslation('progress');
  const { id = '' } = useParams();
  const { data } = useQuery(progressQueries.of(id));
  return (
    <PageBody>
      <PageHeader title={t('own.title')} context={data?.student.name} action={<PrintButton />} />
      <ProgressView key={id} studentId={id} />
    </PageBody>
  );
}
