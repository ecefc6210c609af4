import { Button, HStack, printSheet } from '@academy/shared-ui';
import { FileTextIcon, LockIcon, PlusIcon, RotateCwIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalaryMonth } from '#/pay/api/salary-months.ts';
import { AdjustmentDialog, CloseDialog, ReopenDialog } from './month-dialogs.tsx';
import { PaySlipButton } from './pay-slip-button.tsx';

interface MonthActionsProps {
  teacherId: string;
  month: SalaryMonth;
}

const dialogs = { adjust: AdjustmentDialog, close: CloseDialog, reopen: ReopenDialog };
const icons = { adjust: PlusIcon, close: LockIcon, reopen: RotateCwIcon };
const actions = ['adjust', 'close', 'reopen'] as const;

/** The viewer's actions on a month, the pay slip of a closed month, and a button that prints it. */
export function MonthActions({ teacherId, month }: MonthActionsProps) {
  const { t } = useTranslation('users');
  const [open, setOpen] = useState<(typeof actions)[number] | null>(null);
  const OpenDialog = open && dialogs[open];
  return (
    <HStack flexWrap="wrap">
      {actions
        .filter((action) => month.may[action])
        .map((action) => {
          const Icon = icons[action];
          return (
            <Button key={action} variant={action === 'close' ? 'solid' : 'outline'} onClick={() => setOpen(action)}>
              <Icon aria-hidden />
              {t(`salaryMonth.${action}.action`)}
            </Button>
          );
        })}
      {month.closed && <PaySlipButton teacherId={teacherId} month={month.month} />}
      <Button variant="outline" onClick={() => void printSheet()}>
        <FileTextIcon aria-hidden />
        {t('salaryMonth.print.action')}
      </Button>
      {OpenDialog && <OpenDialog teacherId={teacherId} month={month} onClose={() => setOpen(null)} />}
    </HStack>
  );
}
