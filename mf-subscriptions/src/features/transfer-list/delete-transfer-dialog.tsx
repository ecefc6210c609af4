import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteTransfer, type Transfer } from '#/api/bank-transfers.ts';
import { useMoneyChanged } from '#/components/dues/use-money-changed.ts';
import { isolated } from '#/components/isolated.ts';
import { moneyText } from '#/components/money-text.ts';

interface DeleteTransferDialogProps {
  transfer: Transfer;
  onClose: () => void;
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Says that no classes are removed, and deletes the transfer. */
export function DeleteTransferDialog({ transfer, onClose }: DeleteTransferDialogProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const refetch = useMoneyChanged();
  const deletion = useMutation({
    mutationFn: () =>
      deleteTransfer(transfer.id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: () => {
      onClose();
      toast.success(t('transfers.delete.done'));
      return refetch();
    },
  });
  const amount = moneyText(transfer.amount, transfer.currency, i18n.language);
  return (
    <ConfirmDialog
      open
      title={t('transfers.delete.title', { name: isolated(transfer.user_name), amount: isolated(amount) })}
      description={t('transfers.delete.text')}
      confirmLabel={t('action.delete')}
      error={deletion.isError ? t('transfers.delete.failed') : null}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
