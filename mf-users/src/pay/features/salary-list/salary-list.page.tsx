import { ApiError } from '@academy/shared-auth';
import { PageBody, PageHeader } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFormOrigin } from '#/base/components/people/return-place.ts';
import { TeacherLine } from '#/base/components/people/teacher-line.tsx';
import { usePersonTrail } from '#/base/components/people/use-person-trail.tsx';
import { UserMissing } from '#/base/components/people/user-missing.tsx';
import { statisticsQueries } from '#/pay/api/statistics.ts';
import { AddPriceButton, SalaryOverview } from '#/pay/components/overview/salary-overview.tsx';
import { usePay } from '#/pay/components/use-pay.ts';

export default function SalaryListPage() {
  const { teacherId = '' } = useParams();
  return (
    <PageBody>
      <SalariesOf key={teacherId} teacherId={teacherId} />
    </PageBody>
  );
}

function SalariesOf({ teacherId }: { teacherId: string }) {
  const { t } = useTranslation('users');
  const { mayRead, mayChange } = usePay(teacherId);
  const month = useQuery({ ...statisticsQueries.month(teacherId, null), enabled: mayRead !== false });
  const isMissing = mayRead === false || (month.error instanceof ApiError && month.error.status === 404);
  useFormOrigin(teacherId);
  return (
    <>
      <PageHeader
        title={t('salary.header.title')}
        context={!isMissing && <TeacherLine id={teacherId} />}
        via={usePersonTrail(teacherId)}
        action={mayChange && !isMissing && <AddPriceButton teacherId={teacherId} />}
      />
      {isMissing ? <UserMissing /> : <SalaryOverview teacherId={teacherId} mayChange={mayChange} />}
    </>
  );
}
