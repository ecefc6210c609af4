import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isConflict } from './conflict.ts';
import { useMoneyChanged } from './use-money-changed.ts';

interface PurchaseDialogProps {
  words: 'withdraw' | 'end';
  act: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a purchase by transfer is cancelled, or its subscription ended (D130). */
export function PurchaseDialog({ words, act, onClose }: PurchaseDialogProps) {
  const { t } = useTranslation('subscriptions');
  const refetch = useMoneyChanged();
  const acting = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      onClose();
      toast.success(t(`dues.${words}.done`));
      await refetch();
    },
    onError: (error) => (isConflict(error) ? refetch() : undefined),
  });
  return (
    <ConfirmDialog
      open
      title={t(`dues.${words}.title`)}
      description={t(`dues.${words}.text`)}
      confirmLabel={t(`dues.${words}.action`)}
      cancelLabel={t('dues.keep')}
      error={acting.isError ? t(isConflict(acting.error) ? 'dues.waiting' : 'dues.decide.failed') : null}
      pending={acting.isPending}
      onConfirm={() => acting.mutate()}
      onCancel={onClose}
    />
  );
}
