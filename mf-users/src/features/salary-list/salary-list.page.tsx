import { ApiError, useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Link, useParams } from '@academy/shared-auth/router';
import { Button, HStack, PageBody, PageHeader, Stack } from '@academy/shared-ui';
import { PlusIcon } from '@academy/shared-ui/icons';
import { statisticsQueries } from '#/api/statistics.ts';
import { usePay } from '#/components/pay/use-pay.ts';
import { BackLink } from '#/components/people/back-link.tsx';
import { places } from '#/components/people/places.ts';
import { TeacherLine } from '#/components/people/teacher-line.tsx';
import { UserMissing } from '#/components/people/user-missing.tsx';
import { MonthList } from './month-list.tsx';
import { MonthPanel } from './month-panel.tsx';
import { SalaryRows } from './salary-rows.tsx';

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
  return (
    <>
      <PageHeader
        title={t('salary.header.title')}
        context={!isMissing && <TeacherLine id={teacherId} />}
        action={
          <HStack gap="5" flexWrap="wrap">
            <BackLink id={teacherId} kind="teacher" />
            {mayChange && !isMissing && <AddButton teacherId={teacherId} />}
          </HStack>
        }
      />
      {isMissing ? (
        <UserMissing />
      ) : (
        <Stack gap="8">
          <MonthPanel teacherId={teacherId} month={month} />
          <MonthList teacherId={teacherId} />
          <SalaryRows teacherId={teacherId} addButton={mayChange && <AddButton teacherId={teacherId} />} />
        </Stack>
      )}
    </>
  );
}

function AddButton({ teacherId }: { teacherId: string }) {
  const { t } = useTranslation('users');
  return (
    <Button asChild>
      <Link to={places.addSalary(teacherId)}>
        <PlusIcon aria-hidden />
        {t('salary.add.action')}
      </Link>
    </Button>
  );
}
