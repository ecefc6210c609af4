import { Button, Stack } from '@academy/shared-ui';
import { PlusIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/base/components/people/places.ts';
import { statisticsQueries } from '#/pay/api/statistics.ts';
import { AdvanceList } from '#/pay/components/advances/advance-list.tsx';
import { Payments } from '#/pay/components/payments.tsx';
import { PayoutCard } from '#/pay/components/payout/payout-card.tsx';
import { MonthList } from './month-list.tsx';
import { MonthPanel } from './month-panel.tsx';
import { SalaryRows } from './salary-rows.tsx';

interface SalaryOverviewProps {
  teacherId: string;
  mayChange: boolean;
}

/** A teacher's earnings: the current month, all months, and the prices. */
export function SalaryOverview({ teacherId, mayChange }: SalaryOverviewProps) {
  const month = useQuery(statisticsQueries.month(teacherId, null));
  return (
    <Stack gap="8">
      <MonthPanel teacherId={teacherId} month={month} />
      <MonthList teacherId={teacherId} />
      <Payments teacherId={teacherId} />
      <AdvanceList teacherId={teacherId} />
      <PayoutCard teacherId={teacherId} />
      <SalaryRows teacherId={teacherId} addButton={mayChange && <AddPriceButton teacherId={teacherId} />} />
    </Stack>
  );
}

export function AddPriceButton({ teacherId }: { teacherId: string }) {
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
