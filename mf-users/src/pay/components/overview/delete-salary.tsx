import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDayText } from '#/base/components/time/use-day-text.ts';
import { deleteSalary, type Salary } from '#/pay/api/salaries.ts';
import { payChanged } from '#/pay/components/pay-changed.ts';

interface DeleteSalaryProps {
  teacherId: string;
  salary: Salary;
  onClose: () => void;
}

/** An object that is gone already counts as deleted. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Asks before a price is deleted, and shows the price that classes have afterwards. */
export function DeleteSalary({ teacherId, salary, onClose }: DeleteSalaryProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const dayText = useDayText();
  const deletion = useMutation({
    mutationFn: () =>
      deleteSalary(teacherId, salary.id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: () => {
      onClose();
      toast.success(t('salary.delete.done'));
      return payChanged(client, teacherId);
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('salary.delete.title')}
      description={t('salary.delete.text', { date: dayText(salary.effective_from) })}
      confirmLabel={t('salary.delete.action')}
      error={deletion.isError ? t('salary.delete.failed') : null}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
