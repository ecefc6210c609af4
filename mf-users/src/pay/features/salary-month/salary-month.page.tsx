import { ApiError } from '@academy/shared-auth';
import {
  Box,
  EmptyState,
  ErrorState,
  Flex,
  ListSkeleton,
  PageBody,
  PageHeader,
  Span,
  Stack,
  type TrailStep,
} from '@academy/shared-ui';
import { MonthSwitch } from '@academy/shared-ui/date-field';
import { CalendarDaysIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Caution } from '#/base/components/caution.tsx';
import { monthHere } from '#/base/components/day-here.ts';
import { places } from '#/base/components/people/places.ts';
import { TeacherLine } from '#/base/components/people/teacher-line.tsx';
import { usePersonTrail } from '#/base/components/people/use-person-trail.tsx';
import { UserMissing } from '#/base/components/people/user-missing.tsx';
import { monthText } from '#/base/components/time/month-text.ts';
import { type SalaryMonth, salaryMonthQueries } from '#/pay/api/salary-months.ts';
import { Payments } from '#/pay/components/payments.tsx';
import { UnpricedCaution } from '#/pay/components/unpriced-caution.tsx';
import { AdjustmentList } from './adjustment-list.tsx';
import { LineRows } from './line-rows.tsx';
import { MonthActions } from './month-actions.tsx';
import { TotalCard } from './total-card.tsx';

const EARLIEST = '2000-01';
const MONTH = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/;

export default function SalaryMonthPage() {
  const { teacherId = '', month = '' } = useParams();
  return (
    <PageBody>
      <SalaryMonthBelow key={teacherId} teacherId={teacherId} month={month} />
    </PageBody>
  );
}

/** Below the salaries of its teacher. */
function SalaryMonthBelow({ teacherId, month }: { teacherId: string; month: string }) {
  const { t } = useTranslation('users');
  const salaries = { label: t('salary.header.title'), to: places.salaries(teacherId) };
  return <SalaryMonthOf teacherId={teacherId} month={month} trail={[...usePersonTrail(teacherId), salaries]} />;
}

interface SalaryMonthProps {
  teacherId: string;
  month: string;
  trail?: TrailStep[] | undefined;
  action?: ReactNode;
}

/** A month of a teacher, with links to other months. */
export function SalaryMonthOf({ teacherId, month, trail, action }: SalaryMonthProps) {
  const { t, i18n } = useTranslation('users');
  const navigate = useNavigate();
  const isMonth = MONTH.test(month);
  const found = useQuery({ ...salaryMonthQueries.detail(teacherId, month), enabled: isMonth });
  const isMissing = !isMonth || (found.error instanceof ApiError && found.error.status === 404);
  const latest = monthHere();
  return (
    <>
      <PageHeader
        title={
          isMonth
            ? t('salaryMonth.header.of', { month: monthText(month, i18n.language) })
            : t('salaryMonth.header.title')
        }
        context={!isMissing && <TeacherLine id={teacherId} />}
        via={trail}
        action={action}
      />
      {isMissing ? (
        <UserMissing />
      ) : (
        <Stack gap="6">
          <Flex gap="3" flexWrap="wrap" alignItems="center" justifyContent="space-between" _print={{ display: 'none' }}>
            <Box marginInlineStart="-3.5">
              <MonthSwitch
                label={t('salaryMonth.switch.label')}
                value={month}
                min={EARLIEST}
                max={month > latest ? month : latest}
                onChange={(chosen) => navigate(places.salaryMonth(teacherId, chosen), { preventScrollReset: true })}
              />
            </Box>
            {found.data && <MonthActions key={month} teacherId={teacherId} month={found.data} />}
          </Flex>
          {found.data ? (
            <MonthContent teacherId={teacherId} month={found.data} />
          ) : found.isError ? (
            <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
          ) : (
            <ListSkeleton faces={false} />
          )}
        </Stack>
      )}
    </>
  );
}

function MonthContent({ teacherId, month }: { teacherId: string; month: SalaryMonth }) {
  const { t } = useTranslation('users');
  return (
    <>
      <TotalCard month={month} />
      {month.closed && <Payments teacherId={teacherId} month={month.month} />}
      {month.unreported > 0 && (
        <Caution>
          <Span>{t('salaryMonth.unreported.text', { count: month.unreported })}</Span>
        </Caution>
      )}
      <UnpricedCaution teacherId={teacherId} count={month.unpriced} />
      <AdjustmentList month={month} />
      {month.lines.length > 0 ? (
        <LineRows teacherId={teacherId} month={month} />
      ) : (
        <EmptyState
          icon={<CalendarDaysIcon size={22} />}
          title={t('salaryMonth.empty.title')}
          text={t(month.is_over ? 'salaryMonth.empty.over' : 'salaryMonth.empty.running')}
        />
      )}
    </>
  );
}
