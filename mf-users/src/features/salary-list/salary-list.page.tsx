import { ApiError, useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { useParams } from '@academy/shared-auth/router';
import { HStack, PageBody, PageHeader } from '@academy/shared-ui';
import { statisticsQueries } from '#/api/statistics.ts';
import { AddPriceButton, SalaryOverview } from '#/components/pay/overview/salary-overview.tsx';
import { usePay } from '#/components/pay/use-pay.ts';
import { BackLink } from '#/components/people/back-link.tsx';
import { useFormOrigin } from '#/components/people/return-place.ts';
import { TeacherLine } from '#/components/people/teacher-line.tsx';
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
        action={
          <HStack gap="5" flexWrap="wrap">
            <BackLink id={teacherId} kind="teacher" />
            {mayChange && !isMissing && <AddPriceButton teacherId={teacherId} />}
          </HStack>
        }
      />
      {isMissing ? <UserMissing /> : <SalaryOverview teacherId={teacherId} mayChange={mayChange} />}
    </>
  );
}
