import { ApiError, useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { useParams } from '@academy/shared-auth/router';
import { PageBody, PageHeader } from '@academy/shared-ui';
import { statisticsQueries } from '#/api/statistics.ts';
import { AddPriceButton, SalaryOverview } from '#/components/pay/overview/salary-overview.tsx';
import { usePay } from '#/components/pay/use-pay.ts';
import { useFormOrigin } from '#/components/people/return-place.ts';
import { TeacherLine } from '#/components/people/teacher-line.tsx';
import { usePersonTrail } from '#/components/people/use-person-trail.tsx';
import { UserMissing } from '#/components/people/user-missing.tsx';

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
